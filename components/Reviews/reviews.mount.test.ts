// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "./reviews.mount.ts";

/** Pixels from one slide to the next. */
const slideWidth = 300;

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("matchMedia", () => ({ matches: true }));
	const slides = [0, 1, 2];
	document.body.innerHTML = `<div id="reviews">
		<section class="quotes">${slides.map(() => "<figure></figure>").join("")}</section>
		<div class="q-ctl" inert>
			${slides.map((index) => `<button data-slide="${index}"></button>`).join("")}
			<button class="pause"></button>
		</div>
	</div>`;
	document.querySelectorAll("figure").forEach((slide, index) => {
		Object.defineProperty(slide, "offsetLeft", { value: index * slideWidth });
	});
	Object.defineProperties(getRow(), {
		clientWidth: { value: slideWidth },
		scrollWidth: { value: slides.length * slideWidth },
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

test("the controls can be used once the script runs", () => {
	expect(document.querySelector<HTMLElement>(".q-ctl")?.inert).toBe(false);
});

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
