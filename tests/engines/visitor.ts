import { mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { expect } from "vitest";
import type { Engine } from "./engine.ts";

/** WebDriver's names of keys. */
const keys = { Escape: "\uE00C", Enter: "\uE007", ArrowDown: "\uE015", ArrowRight: "\uE014" };

/** How WebDriver names an element of the page: its id is the only value. */
type Reference = Record<string, string>;

/** What a person does in a browser. Each step waits until it is possible, each expectation until it is met. */
export class Visitor {
	private readonly engine: Engine;
	private readonly origin: string;

	constructor(engine: Engine, origin: string) {
		this.engine = engine;
		this.origin = origin;
	}

	async open(path: string): Promise<void> {
		await this.engine.command("Navigate", { url: this.origin + path });
	}

	/** Opens a page, scrolls to one of its parts and waits until its script runs. */
	async openReady(path: string, part: string): Promise<void> {
		await this.open(path);
		const isReady = (name: string) => {
			const island = `[data-island=${name}]`;
			document.querySelector(`[data-mount=${name}], #${name}, ${island}`)?.scrollIntoView();
			const ready = `[data-mount=${name}][data-mounted=true], [data-hydrated=true] #${name}, ${island}[data-hydrated=true]`;
			return document.querySelector(ready) !== null;
		};
		await expect.poll(() => this.run(isReady, part), { message: part }).toBe(true);
	}

	async back(): Promise<void> {
		await this.engine.command("Back");
	}

	/** Makes the page this wide and 900 px high, whatever frame the window has. */
	async resize(width: number): Promise<void> {
		const frame = await this.run(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
		const [x = 0, y = 0] = frame;
		await this.engine.command("SetWindowRect", { width: width + x, height: 900 + y });
		await expect.poll(() => this.run(() => innerWidth)).toBe(width);
	}

	/** Presses what is visible, is selected, and has this text or label. */
	async click(selector: string, text?: string): Promise<void> {
		await this.engine.command("ElementClick", { id: await this.find(selector, text) });
	}

	async type(selector: string, text: string): Promise<void> {
		await this.engine.command("ElementSendKeys", { id: await this.find(selector), text });
	}

	/** Presses a key, by default where the focus is. */
	async press(key: keyof typeof keys, selector = ":focus, body:not(:has(:focus))"): Promise<void> {
		await this.type(selector, keys[key]);
	}

	/** Expects the visible text, or the value of a field. */
	async reads(selector: string, text: string | RegExp): Promise<void> {
		const read = async () => (await this.run(readVisible, selector)).join("\n");
		await expect.poll(read, { message: selector }).toMatch(text);
	}

	/** Expects so many to be visible. */
	async counts(selector: string, count: number): Promise<void> {
		const read = () => this.run(readVisible, selector);
		await expect.poll(read, { message: selector }).toHaveLength(count);
	}

	/** Expects this address, without its origin. */
	async arrives(address: string): Promise<void> {
		await expect.poll(() => this.run(() => location.pathname + location.search)).toBe(address);
	}

	/** Writes what is seen while scrolling down, its screens side by side. */
	async takePicture(file: string): Promise<void> {
		const screens: Buffer[] = [];
		do {
			// For pictures that are fetched when they come near.
			await wait(300);
			const screen = await this.engine.command<string>("TakeScreenshot", { full: false });
			screens.push(Buffer.from(screen, "base64"));
		} while (await this.run(scrollOn));
		mkdirSync(path.dirname(file), { recursive: true });
		await sharp(screens, { join: { across: screens.length, shim: 10 } }).toFile(file);
	}

	private async run<Result, Values extends unknown[]>(
		task: (...values: Values) => Result,
		...args: Values
	): Promise<Result> {
		const script = `return (${task})(...arguments)`;
		return this.engine.command("ExecuteScript", { script, args });
	}

	private async find(selector: string, text?: string): Promise<string> {
		let id: string | undefined;
		const look = async () => {
			const found = await this.run(findVisible, selector, text ?? null);
			[id] = Object.values(found ?? {});
			return id;
		};
		await expect.poll(look, { message: `${selector} ${text ?? ""}` }).toBeDefined();
		return id as unknown as string;
	}
}

function findVisible(selector: string, text: string | null): Reference | null {
	const all = [...document.querySelectorAll<HTMLElement>(selector)];
	const found = all.find((element) => {
		const names = [element.textContent, element.innerText, element.ariaLabel];
		if (text !== null && !names.some((name) => name?.trim() === text)) return false;
		// The options of a select have no box.
		return element.matches("option") || element.checkVisibility({ visibilityProperty: true });
	});
	return (found ?? null) as Reference | null;
}

function readVisible(selector: string): string[] {
	const all = [...document.querySelectorAll<HTMLInputElement>(selector)];
	const visible = all.filter((element) => element.checkVisibility({ visibilityProperty: true }));
	return visible.map((one) => (one.matches("input, textarea") ? one.value : one.innerText));
}

/** Scrolls by a screen. Gives false at the end of the page. */
function scrollOn(): boolean {
	const before = scrollY;
	scrollBy({ top: innerHeight - 100, behavior: "instant" });
	return scrollY > before;
}
