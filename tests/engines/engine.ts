import { findInstalled } from "../../scripts/browser.ts";

/** A browser with one page, driven from outside. Tasks run in the page, and take and give what JSON can hold. */
export interface Engine {
	version: string;
	open: (url: string) => Promise<void>;
	back: () => Promise<void>;
	/** Sets the width and height of the page in CSS pixels. */
	resize: (width: number, height: number) => Promise<void>;
	run: <Result, Values extends unknown[]>(
		task: (...values: Values) => Result,
		...values: Values
	) => Promise<Result>;
	/** Presses the element that a task gives. */
	click: <Values extends unknown[]>(
		task: (...values: Values) => Element | boolean | null,
		...values: Values
	) => Promise<void>;
	/** Types where the focus is. */
	type: (text: string) => Promise<void>;
	press: (key: Key) => Promise<void>;
	stop: () => Promise<void>;
}

/** Keys that tests press, by the name that pages read. */
export type Key = "ArrowDown" | "ArrowRight" | "Enter" | "Escape" | "Tab";

/** The first of these programs that is installed. @throws a sentence that says what to install */
export function findProgram(...names: string[]): string {
	const [found] = findInstalled(...names);
	if (found) return found;
	const needed = "sudo apt-get install firefox-esr webkit2gtk-driver xvfb";
	throw new Error(`There is no ${names[0]} here, so this engine is not tried: ${needed}`);
}
