// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startAtTop } from "./startAtTop.ts";

const scrolled = vi.fn();

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("scrollTo", ({ top }: { top: number }) => scrolled(top));
	vi.spyOn(performance, "getEntriesByType").mockReturnValue([
		{ type: "navigate" } as unknown as PerformanceEntry,
	]);
	location.hash = "#faq";
	// jsdom finds no :target.
	const target = { scrollIntoView: () => scrolled("faq") } as unknown as Element;
	vi.spyOn(document, "querySelector").mockReturnValue(target);
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	scrolled.mockReset();
});

function comeFrom(address: string) {
	Object.defineProperty(document, "referrer", { value: address, configurable: true });
	startAtTop();
}

test("RT-02 Q63 from another page of the site it rests at the top, then goes to the anchor", () => {
	comeFrom(`${location.origin}/about`);
	vi.advanceTimersByTime(1000);
	expect(scrolled.mock.calls.flat()).toEqual([0]);
	vi.advanceTimersByTime(1000);
	expect(scrolled.mock.calls.flat()).toEqual([0, "faq"]);
});

test("RT-02 Q63 it stays at the top with a visitor who does something meanwhile", () => {
	comeFrom(`${location.origin}/about`);
	dispatchEvent(new Event("keydown"));
	vi.advanceTimersByTime(5000);
	expect(scrolled.mock.calls.flat()).toEqual([0]);
});

test("RT-02 Q63 from outside the anchor is left to the browser", () => {
	comeFrom("https://search.example/");
	vi.advanceTimersByTime(5000);
	expect(scrolled).not.toHaveBeenCalled();
});
