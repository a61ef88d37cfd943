// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Reviews } from "./Reviews.tsx";

/** Whether reduced motion is requested. */
let reduced: EventTarget & { matches: boolean };

const row = () => screen.getByRole("region", { name: "Customer reviews" });
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const wait = (time: number) => act(() => vi.advanceTimersByTime(time));

beforeEach(() => {
	vi.useFakeTimers();
	reduced = Object.assign(new EventTarget(), { matches: false });
	vi.stubGlobal("matchMedia", () => reduced);
	// jsdom lays nothing out: where a row comes to rest is tried in a browser.
	HTMLElement.prototype.scrollTo = () => undefined;
	const testimonials = [1, 2, 3].map((id) => {
		const said = { content: `Words ${id}`, author: `Ann ${id}`, location: "Kiama" };
		return { id, ...said, rating: id, sample: id === 1 };
	});
	render(<Reviews testimonials={testimonials} />);
});

afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

function expectShown(number: number) {
	const marked = screen.getAllByRole("button", { current: true });
	expect(marked.map(({ ariaLabel }) => ariaLabel)).toEqual([`Review ${number} of 3`]);
}

test("a review says how it was rated, or that it is a sample", () => {
	const said = screen.getAllByRole("figure").map(({ textContent }) => textContent);
	expect(said[0]).toMatch(/Words 1.*Ann 1, KiamaSample, not a customer’s review$/);
	expect(said[2]).toMatch(/Ann 3, KiamaRated 3 out of 5$/);
});

test("STA-07 STA-08 STA-09 next and previous go round, and a dot leads to its review", () => {
	fireEvent.click(button("Previous review"));
	expectShown(3);
	fireEvent.click(button("Next review"));
	expectShown(1);
	fireEvent.click(button("Review 2 of 3"));
	expectShown(2);
});

function setHidden(value: boolean) {
	Object.defineProperty(document, "hidden", { value, configurable: true });
	fireEvent(document, new Event("visibilitychange"));
}

function setReduced(value: boolean) {
	reduced.matches = value;
	act(() => void reduced.dispatchEvent(new Event("change")));
}

/** jsdom knows no pointer, and so nothing under one. */
function setPointer(value: boolean) {
	const root = row().parentElement as HTMLElement;
	Object.assign(root, { matches: () => value });
	if (!value) fireEvent.mouseLeave(root);
}

const rests: [string, () => unknown, () => unknown][] = [
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
];

test.each(rests)(
	"STA-10 CST-03 %s it rests with no timer running, and moves on 5 s after, to each in turn",
	(_where, rest, goOn) => {
		wait(3000);
		rest();
		wait(11_000);
		expectShown(1);
		expect(vi.getTimerCount()).toBe(0);
		goOn();
		wait(4900);
		expectShown(1);
		wait(100);
		expectShown(2);
		wait(5000);
		wait(5000);
		expectShown(1);
	},
);

test.each(rests)(
	"STA-10 CST-03 %s for a moment only, it moves on 5 s after",
	(_where, rest, goOn) => {
		wait(4100);
		rest();
		wait(100);
		goOn();
		wait(4900);
		expectShown(1);
		wait(100);
		expectShown(2);
	},
);
