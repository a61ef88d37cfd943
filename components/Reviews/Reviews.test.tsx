// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Reviews } from "./Reviews.tsx";

/** Pixels from one slide to the next. */
const slideWidth = 300;
const interval = 5000;
const scrollTo = vi.fn();
/** Whether reduced motion is requested. */
let reduced: EventTarget & { matches: boolean };

const row = () => screen.getByRole("region", { name: "Customer reviews" });
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const wait = (time: number) => act(() => vi.advanceTimersByTime(time));

beforeEach(() => {
	vi.useFakeTimers();
	reduced = Object.assign(new EventTarget(), { matches: false });
	vi.stubGlobal("matchMedia", () => reduced);
	Object.defineProperties(HTMLElement.prototype, {
		offsetLeft: { get: offsetLeft, configurable: true },
		clientWidth: { value: slideWidth, configurable: true },
		scrollWidth: { value: 3 * slideWidth, configurable: true },
		scrollTo: { value: scrollTo, configurable: true },
	});
	const testimonials = [1, 2, 3].map((id) => {
		const said = { content: `Words ${id}`, author: `Ann ${id}`, location: "Kiama" };
		return { id, ...said, rating: 5, sample: true };
	});
	render(<Reviews testimonials={testimonials} />);
});

afterEach(() => {
	cleanup();
	for (const name of ["offsetLeft", "clientWidth", "scrollWidth", "scrollTo"])
		Reflect.deleteProperty(HTMLElement.prototype, name);
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

function offsetLeft(this: HTMLElement) {
	return [...(this.parentElement?.children ?? [])].indexOf(this) * slideWidth;
}

function expectShown(number: number) {
	const marked = screen.getAllByRole("button", { current: true });
	expect(marked.map(({ ariaLabel }) => ariaLabel)).toEqual([`Review ${number} of 3`]);
}

test("STA-06 a swipe marks its dot once the row rests", () => {
	for (const left of [100, 250, slideWidth]) {
		row().scrollLeft = left;
		fireEvent.scroll(row());
		wait(100);
	}
	expectShown(1);
	wait(100);
	expectShown(2);
});

test("STA-07 STA-08 next and previous go round", () => {
	fireEvent.click(button("Previous review"));
	expectShown(3);
	fireEvent.click(button("Next review"));
	expectShown(1);
});

function setHidden(hidden: boolean) {
	Object.defineProperty(document, "visibilityState", {
		value: hidden ? "hidden" : "visible",
		configurable: true,
	});
	fireEvent(document, new Event("visibilitychange"));
}

function setReduced(matches: boolean) {
	reduced.matches = matches;
	act(() => void reduced.dispatchEvent(new Event("change")));
}

/** jsdom knows no pointer, and so nothing under one. */
function setPointer(over: boolean) {
	const root = row().parentElement as HTMLElement;
	Object.assign(root, { matches: () => over });
	if (!over) fireEvent.mouseLeave(root);
}

test.each<[string, () => unknown, () => unknown]>([
	["in a hidden tab", () => setHidden(true), () => setHidden(false)],
	["where reduced motion is asked for", () => setReduced(true), () => setReduced(false)],
	[
		"while it is paused",
		() => fireEvent.click(button("Pause reviews")),
		() => fireEvent.click(button("Play reviews")),
	],
	["under the pointer", () => setPointer(true), () => setPointer(false)],
	["under a finger", () => fireEvent.touchStart(row()), () => fireEvent.touchEnd(row())],
	["with the focus inside", () => act(() => row().focus()), () => act(() => row().blur())],
])(
	"STA-10 CST-03 %s it rests, with no timer running, and moves on 5 s after",
	(_where, rest, goOn) => {
		rest();
		wait(2 * interval);
		expectShown(1);
		expect(vi.getTimerCount()).toBe(0);
		goOn();
		wait(interval - 100);
		expectShown(1);
		wait(100);
		expectShown(2);
	},
);

test("STA-09 a dot scrolls to its review", () => {
	fireEvent.click(button("Review 2 of 3"));
	expectShown(2);
	expect(scrollTo).toHaveBeenLastCalledWith({ left: slideWidth });
});
