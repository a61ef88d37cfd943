// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "./reviews.mount.ts";

/** Pixels from one slide to the next. */
const slideWidth = 300;
const scrollTo = vi.fn();
/** Whether reduced motion is requested. */
let calm: EventTarget & { matches: boolean };

beforeEach(() => {
	vi.useFakeTimers();
	calm = Object.assign(new EventTarget(), { matches: false });
	vi.stubGlobal("matchMedia", () => calm);
	const slides = [0, 1, 2];
	document.body.innerHTML = `<div id="reviews">
		<section class="quotes">${slides.map(() => "<figure></figure>").join("")}</section>
		<div class="q-ctl" inert>
			${slides.map((index) => `<button data-slide="${index}"${index ? "" : ' aria-current="true"'}></button>`).join("")}
			<button class="pause" aria-label="Pause reviews"></button>
		</div>
	</div>`;
	document.querySelectorAll("figure").forEach((slide, index) => {
		Object.defineProperty(slide, "offsetLeft", { value: index * slideWidth });
	});
	Object.defineProperties(getRow(), {
		clientWidth: { value: slideWidth },
		scrollWidth: { value: slides.length * slideWidth },
		scrollTo: { value: scrollTo },
	});
	// As in Safari before 26.2.
	Reflect.deleteProperty(window, "onscrollend");
	mount(document.querySelector("#reviews") as HTMLElement);
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

function getRow() {
	return document.querySelector(".quotes") as HTMLElement;
}

function getMarked() {
	return document.querySelector<HTMLElement>("[aria-current]")?.dataset.slide;
}

test("STA-06 a swipe marks its dot once the row rests, where browsers do not say that scrolling has ended", () => {
	for (const left of [100, 250, slideWidth]) {
		getRow().scrollLeft = left;
		getRow().dispatchEvent(new Event("scroll"));
		vi.advanceTimersByTime(100);
	}
	expect(getMarked()).toBe("0");
	vi.advanceTimersByTime(100);
	expect(getMarked()).toBe("1");
});

const interval = 5000;

function setHidden(hidden: boolean) {
	Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
	document.dispatchEvent(new Event("visibilitychange"));
}

function setCalm(matches: boolean) {
	calm.matches = matches;
	calm.dispatchEvent(new Event("change"));
}

/** Whether the pointer is over the reviews. */
function setPointer(over: boolean) {
	const root = document.querySelector("#reviews") as HTMLElement;
	Object.assign(root, { matches: (selector: string) => over && selector === ":hover" });
	if (!over) root.dispatchEvent(new Event("mouseleave"));
}

const touch = (type: "start" | "end") =>
	getRow().dispatchEvent(new Event(`touch${type}`, { bubbles: true }));
const press = () => document.querySelector<HTMLElement>(".pause")?.click();

test.each<[string, () => unknown, () => unknown]>([
	["in a hidden tab", () => setHidden(true), () => setHidden(false)],
	["where reduced motion is asked for", () => setCalm(true), () => setCalm(false)],
	["while it is paused", press, press],
	["under the pointer", () => setPointer(true), () => setPointer(false)],
	["under a finger", () => touch("start"), () => touch("end")],
	[
		"with the focus inside",
		() => document.querySelector<HTMLElement>("[data-slide]")?.focus(),
		() => document.querySelector<HTMLElement>("[data-slide]")?.blur(),
	],
])(
	"STA-10 CST-03 %s it rests, with no timer running, and moves on 5 s after",
	(_where, rest, goOn) => {
		rest();
		vi.advanceTimersByTime(2 * interval);
		expect(getMarked()).toBe("0");
		expect(vi.getTimerCount()).toBe(0);
		goOn();
		vi.advanceTimersByTime(interval - 100);
		expect(getMarked()).toBe("0");
		vi.advanceTimersByTime(100);
		expect(getMarked()).toBe("1");
	},
);

test.each([
	["a dot glides to its review", false, "smooth"],
	["with reduced motion a dot jumps to its review", true, "instant"],
])("STA-09 %s", (_sentence, matches, behavior) => {
	setCalm(matches);
	document.querySelector<HTMLElement>('[data-slide="1"]')?.click();
	expect(scrollTo).toHaveBeenLastCalledWith({ left: slideWidth, behavior });
});
