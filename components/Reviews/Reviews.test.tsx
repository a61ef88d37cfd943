// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { Reviews } from "./Reviews.tsx";

/** Whether reduced motion is requested. */
let reduced = false;

const row = () => screen.getByRole("region", { name: "Reviews, side by side" });
const wait = (time: number) => act(() => vi.advanceTimersByTime(time));

beforeEach(() => {
	vi.useFakeTimers();
	reduced = false;
	vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
	// jsdom lays nothing out: where a row comes to rest is tried in a browser.
	HTMLElement.prototype.scrollTo = () => undefined;
	const testimonials = [1, 2, 3].map((id) => {
		const said = { content: `Words ${id}`, author: `Ann ${id}`, location: "Kiama" };
		return { id, ...said, rating: id, sample: id === 1 };
	});
	render(<Reviews testimonials={testimonials} />);
});

function expectShown(number: number) {
	const marked = screen.getAllByRole("button", { current: true });
	expect(marked.map(({ ariaLabel }) => ariaLabel)).toEqual([`Review ${number} of 3`]);
}

test("a review says how it was rated, or that it is a sample", () => {
	const said = screen.getAllByRole("figure").map(({ textContent }) => textContent);
	expect(said[0]).toMatch(/Words 1.*Ann 1, KiamaSample, not a customer’s review$/);
	expect(said[2]).toMatch(/Ann 3, KiamaRated 3 out of 5$/);
	const pause = screen.getByRole("button", { name: "Pause reviews" });
	expect(pause.querySelectorAll("rect"), "two bars").toHaveLength(2);
});

const setHidden = (value: boolean) =>
	Object.defineProperty(document, "hidden", { value, configurable: true });
const setReduced = (value: boolean) => {
	reduced = value;
};
/** jsdom knows no pointer, and so nothing under one. */
const setPointer = (value: boolean) =>
	Object.assign(row().parentElement as HTMLElement, { matches: () => value });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test.each<[string, () => unknown, () => unknown]>([
	["in a hidden tab", () => setHidden(true), () => setHidden(false)],
	["where reduced motion is asked for", () => setReduced(true), () => setReduced(false)],
	["while it is paused", () => press("Pause reviews"), () => press("Play reviews")],
	["under the pointer or a finger", () => setPointer(true), () => setPointer(false)],
	["with the focus inside", () => act(() => row().focus()), () => act(() => row().blur())],
])(
	"STA-10 CST-03 %s it rests, and moves on at most 5 s after, to each in turn every 5 s",
	(_where, rest, goOn) => {
		wait(4900);
		expectShown(1);
		rest();
		wait(10_100);
		expectShown(1);
		goOn();
		wait(5000);
		expectShown(2);
		wait(4900);
		expectShown(2);
		wait(100);
		expectShown(3);
		wait(5000);
		expectShown(1);
	},
);
