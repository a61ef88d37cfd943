import { afterAll, beforeAll, beforeEach, describe, expect } from "vitest";
import { makeProjectFolder, removeProjectFolder } from "../projectFolder.ts";
import { type RunningSite, runSite } from "../runningSite.ts";
import { type ChunkProxy, openProxy } from "./chunkProxy.ts";
import type { Engine, Key } from "./engine.ts";
import { startChromium, startFirefox } from "./puppeteer.ts";
import { startWebKit } from "./webkit.ts";

const engines = { Chromium: startChromium, Firefox: startFirefox, WebKit: startWebKit };

/**
 * Declares tests that run on the built site in Chromium, Firefox and WebKit, one engine after the other. Each test begins
 * at 1280 px on a page without parts to act on, with nothing kept in the browser's storage.
 * @param script whether pages may run script; without it in Firefox and WebKit, as tests/browser does it in Chromium
 */
export function inEveryEngine(declare: (visitor: Visitor) => void, { script = true } = {}): void {
	let folder: string;
	let site: RunningSite;
	let proxy: ChunkProxy;
	beforeAll(async () => {
		folder = makeProjectFolder();
		site = await runSite({ folder });
		proxy = await openProxy(site.origin);
	});
	afterAll(async () => {
		proxy?.close();
		await site?.stop();
		removeProjectFolder(folder);
	});
	const tried = Object.entries(engines).filter(([name]) => script || name !== "Chromium");
	describe.each(tried)("%s", (name, start) => {
		const visitor = new Visitor(name, script);
		beforeAll(async () => visitor.arrive(await start(script), proxy));
		afterAll(() => visitor.leave());
		beforeEach(async () => {
			visitor.begin();
			await visitor.open("/404");
			await visitor.run(() => localStorage.clear());
			await visitor.resize(1280);
		});
		declare(visitor);
	});
}

/** What a person does in a browser. Each step waits until it is possible, each expectation until it is met. */
export class Visitor {
	/** The name of the engine. */
	readonly name: string;
	/** Whether what is acted on must have hydrated. */
	private waits = false;
	private readonly script: boolean;
	private engine: Engine | undefined;
	private proxy: ChunkProxy | undefined;

	constructor(name: string, script: boolean) {
		this.name = name;
		this.script = script;
	}

	async arrive(engine: Engine, proxy: ChunkProxy): Promise<void> {
		this.engine = engine;
		this.proxy = proxy;
		console.log(engine.version);
	}

	/** Code comes as it is asked for. */
	begin(): void {
		this.proxy?.letGo();
		this.waits = this.script;
	}

	async leave(): Promise<void> {
		await this.engine?.stop();
	}

	async open(path: string): Promise<void> {
		await this.leavePage(() => this.browser.open(this.proxy?.origin + path));
	}

	async back(): Promise<void> {
		await this.browser.back();
	}

	async reload(): Promise<void> {
		await this.leavePage(() => this.run(() => void setTimeout(() => location.reload())));
	}

	/** Waits until another page has loaded. */
	private async leavePage(leave: () => Promise<void>): Promise<void> {
		await this.run(() => {
			document.documentElement.dataset.old = "";
		});
		await leave();
		const isNew = (waits: boolean) =>
			// Code that is held back may hold the page's load event.
			(document.readyState === "complete" || (!waits && document.readyState !== "loading")) &&
			document.documentElement.dataset.old === undefined;
		await expect.poll(() => this.run(isNew, this.waits), { message: "load" }).toBe(true);
	}

	/** From now on no island gets its code. */
	holdCode(): void {
		this.proxy?.hold();
		this.waits = false;
	}

	/** Gives islands their code, of which some must have been asked for. */
	async letCodeCome(): Promise<void> {
		await expect.poll(() => this.proxy?.countHeld()).toBeGreaterThan(0);
		this.begin();
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
		await this.browser.click(find, selector, text, this.waits, "give");
	}

	/** Moves a row of slides on by as many as it shows. */
	async swipe(selector: string): Promise<void> {
		await this.scrollTo(selector);
		const swipe = (wanted: string) => {
			const row = document.querySelector(wanted);
			row?.scrollBy({ left: row.clientWidth, behavior: "instant" });
		};
		await this.run(swipe, selector);
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

	/** What a field has: its value, whether it is checked; of a row of slides, how far it has moved. */
	readState(selector: string): Promise<string | null> {
		return this.run((wanted) => {
			const part = document.querySelector<HTMLInputElement>(wanted);
			return part && String(part.value ?? Math.round(part.scrollLeft / 10));
		}, selector);
	}

	/** Expects a text exactly where a field has this state. */
	async agrees(field: string, state: string | null, selector: string, text: string | RegExp) {
		const agrees = async () => {
			const read = (await this.run(readVisible, selector)).join("\n");
			const isSaid = typeof text === "string" ? read.includes(text) : text.test(read);
			return isSaid === ((await this.readState(field)) === state);
		};
		await expect.poll(agrees, { message: selector }).toBe(true);
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
		const look = () => this.run(find, selector, text, this.waits, act);
		await expect.poll(look, { message: `${selector} ${text ?? ""}` }).toBe(true);
	}
}

type Act = "look" | "focus" | "give";

// What follows runs in the page, each function by itself.

/** Finds what is visible, and has hydrated if that is waited for; gives it, or says whether there is one. */
function find(selector: string, text: string | null, waits: boolean, act: Act) {
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
	return isReady || !waits;
}

function readVisible(selector: string): string[] {
	const all = [...document.querySelectorAll<HTMLInputElement>(selector)];
	const visible = all.filter((element) => element.checkVisibility({ visibilityProperty: true }));
	return visible.map((part) =>
		part.matches("input, textarea") ? part.value : part.innerText || part.ariaLabel || "",
	);
}
