import { mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect } from "vitest";
import { makeProjectFolder, removeProjectFolder } from "../projectFolder.ts";
import { type RunningSite, runSite } from "../runningSite.ts";
import type { Engine, Key } from "./engine.ts";
import { startChromium, startFirefox } from "./puppeteer.ts";
import { startWebKit } from "./webkit.ts";

const engines = { Chromium: startChromium, Firefox: startFirefox, WebKit: startWebKit };

/**
 * Declares tests that run on the built site in Chromium, Firefox and WebKit, one engine after the other. Each test begins
 * at 1280 px on a page without parts to act on.
 * @param script whether pages may run script
 */
export function inEveryEngine(declare: (visitor: Visitor) => void, { script = true } = {}): void {
	let folder: string;
	let site: RunningSite;
	beforeAll(async () => {
		folder = makeProjectFolder();
		site = await runSite({ folder });
	});
	afterAll(async () => {
		await site?.stop();
		removeProjectFolder(folder);
	});
	describe.each(Object.entries(engines))("%s", (name, start) => {
		const visitor = new Visitor(name, script);
		beforeAll(async () => visitor.arrive(await start(script), site.origin));
		afterAll(() => visitor.leave());
		beforeEach(async () => {
			await visitor.open("/404");
			await visitor.resize(1280);
		});
		declare(visitor);
	});
}

/** What a person does in a browser. Each step waits until it is possible, each expectation until it is met. */
export class Visitor {
	/** The name of the engine. */
	readonly name: string;
	private readonly script: boolean;
	private engine: Engine | undefined;
	private origin = "";

	constructor(name: string, script: boolean) {
		this.name = name;
		this.script = script;
	}

	async arrive(engine: Engine, origin: string): Promise<void> {
		this.engine = engine;
		this.origin = origin;
		console.log(engine.version);
	}

	async leave(): Promise<void> {
		await this.engine?.stop();
	}

	async open(path: string): Promise<void> {
		const url = this.origin + path;
		await this.browser.open(url);
		const isLoaded = (wanted: string) =>
			document.readyState === "complete" && location.href === wanted;
		await expect.poll(() => this.run(isLoaded, url), { message: path }).toBe(true);
	}

	async back(): Promise<void> {
		await this.browser.back();
	}

	async reload(): Promise<void> {
		await this.run(() => {
			document.documentElement.dataset.old = "";
			setTimeout(() => location.reload());
		});
		const isNew = () =>
			document.readyState === "complete" && document.documentElement.dataset.old === undefined;
		await this.holds(isNew);
	}

	/** Makes the page this wide and 900 px high. */
	async resize(width: number): Promise<void> {
		await this.browser.resize(width, 900);
		await expect.poll(() => this.run(() => innerWidth)).toBe(width);
	}

	/** Scrolls to a part of the page and waits until its script runs. */
	async scrollTo(selector: string): Promise<void> {
		await this.find(selector, null, "look");
	}

	/** Presses the first that is visible, is selected, and has this text or label. */
	async click(selector: string, text: string | null = null): Promise<void> {
		await this.find(selector, text, "look");
		await this.browser.click(find, selector, text, this.script, "give");
	}

	/** Presses what may be out of view, so that its script may not have come. */
	async clickAtOnce(selector: string): Promise<void> {
		const press = (wanted: string) => document.querySelector<HTMLElement>(wanted)?.click();
		await this.run(press, selector);
	}

	/** Types into a field, after what is in it. */
	async type(selector: string, text: string): Promise<void> {
		await this.find(selector, null, "focus");
		await this.browser.type(text);
	}

	/** Presses a key, by default where the focus is. */
	async press(key: Key, selector?: string): Promise<void> {
		if (selector) await this.find(selector, null, "focus");
		await this.browser.press(key);
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

	/** Expects the address of a visible link, or another attribute of a visible element. */
	async leads(selector: string, address: RegExp, attribute = "href"): Promise<void> {
		const read = () => this.run(readAttribute, selector, attribute);
		await expect.poll(read, { message: selector }).toMatch(address);
	}

	/** Expects something to become so in the page. */
	async holds(task: () => boolean): Promise<void> {
		await expect.poll(() => this.run(task), { message: String(task) }).toBe(true);
	}

	/** Expects this address, without its origin. */
	async arrives(address: string): Promise<void> {
		await expect.poll(() => this.run(() => location.pathname + location.search)).toBe(address);
	}

	/** Writes what is seen while scrolling down, its screens side by side, to a file of reports/engines. */
	async takePicture(name: string): Promise<void> {
		const screens: Uint8Array[] = [];
		do {
			// For pictures that are fetched when they come near.
			await wait(300);
			screens.push(await this.browser.takePicture());
		} while (await this.run(scrollOn));
		const file = `reports/engines/${this.name}/${name}.png`;
		mkdirSync(path.dirname(file), { recursive: true });
		await sharp(
			screens.map((screen) => Buffer.from(screen)),
			{
				join: { across: screens.length, shim: 10 },
			},
		).toFile(file);
	}

	/** Runs a task in the page; for what a person does not do, such as measuring. */
	run<Result, Values extends unknown[]>(
		task: (...values: Values) => Result,
		...values: Values
	): Promise<Result> {
		return this.browser.run(task, ...values);
	}

	private get browser(): Engine {
		if (!this.engine) throw new Error(`${this.name} has not started`);
		return this.engine;
	}

	/** Waits for an element, and for the script of the part of the page that it is in. */
	private async find(selector: string, text: string | null, act: Act): Promise<void> {
		const look = () => this.run(find, selector, text, this.script, act);
		await expect.poll(look, { message: `${selector} ${text ?? ""}` }).toBe(true);
	}
}

type Act = "look" | "focus" | "give";

// What follows runs in the page, each function by itself.

/** Finds what is visible, and ready if there is script; gives it, or says whether there is one. */
function find(selector: string, text: string | null, script: boolean, act: Act) {
	const all = [...document.querySelectorAll<HTMLElement>(selector)];
	const found = all.find((element) => {
		const names = [element.textContent, element.innerText, element.ariaLabel];
		if (text !== null && !names.some((name) => name?.trim() === text)) return false;
		// The options of a select have no box.
		return element.matches("option") || element.checkVisibility({ visibilityProperty: true });
	});
	if (!found) return act === "give" ? null : false;
	found.scrollIntoView({ block: "nearest", behavior: "instant" });
	const part = found.closest("[data-island]");
	const isReady = !part || part.matches("[data-hydrated=true]");
	if (act === "give") return found;
	if (act === "focus") {
		found.focus();
		if (found instanceof HTMLInputElement && found.type === "text")
			found.setSelectionRange(found.value.length, found.value.length);
	}
	return isReady || !script;
}

function readVisible(selector: string): string[] {
	const all = [...document.querySelectorAll<HTMLInputElement>(selector)];
	const visible = all.filter((element) => element.checkVisibility({ visibilityProperty: true }));
	return visible.map((one) => (one.matches("input, textarea") ? one.value : one.innerText));
}

function readAttribute(selector: string, attribute: string): string | null {
	const all = [...document.querySelectorAll(selector)];
	return all.find((element) => element.checkVisibility())?.getAttribute(attribute) ?? "";
}

/** Scrolls by a screen. Gives false at the end of the page. */
function scrollOn(): boolean {
	const before = scrollY;
	scrollBy({ top: innerHeight - 100, behavior: "instant" });
	return scrollY > before;
}
