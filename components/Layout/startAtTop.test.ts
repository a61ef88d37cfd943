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

afterEach(() => void scrolled.mockReset());

test.each([
	["another page of the site", `${location.origin}/about`, "nothing", [0, "faq"]],
	["another page, with something to do there at once,", `${location.origin}/about`, "keydown", [0]],
	["another page, and is scrolled at once,", `${location.origin}/about`, "wheel", [0]],
	["outside, which the browser looks after,", "https://search.example/", "nothing", []],
])("RT-02 Q63 from %s it goes to the top, then the anchor", (_where, referrer, act, places) => {
	Object.defineProperty(document, "referrer", { value: referrer, configurable: true });
	startAtTop();
	vi.advanceTimersByTime(1000);
	expect(scrolled.mock.calls.flat()).toEqual(places.slice(0, 1));
	dispatchEvent(new Event(act));
	vi.advanceTimersByTime(1000);
	expect(scrolled.mock.calls.flat()).toEqual(places);
});
