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
	document.body.innerHTML = '<h2 id="faq"></h2>';
	const [faq] = document.getElementsByTagName("h2");
	Object.assign(faq as object, { scrollIntoView: () => scrolled("faq") });
});

afterEach(() => void scrolled.mockReset());

test.each([
	["another page of the site", "#faq", "/about", "nothing", [0, "faq"]],
	["another page, with something to do there at once,", "#faq", "/about", "keydown", [0]],
	["another page, and is scrolled at once,", "#faq", "/about", "wheel", [0]],
	["the same page in another tab", "#faq", location.pathname, "nothing", []],
	["a page that adds to the list", "#add=%7B%7D", "/about", "nothing", []],
	["outside, which the browser looks after,", "#faq", "https://search.example/", "nothing", []],
])("RT-02 Q63 from %s it goes to the top, then the anchor", (_where, hash, from, act, places) => {
	location.hash = hash;
	const value = new URL(from, location.origin).href;
	Object.defineProperty(document, "referrer", { value, configurable: true });
	startAtTop();
	vi.advanceTimersByTime(1000);
	expect(scrolled.mock.calls.flat()).toEqual(places.slice(0, 1));
	dispatchEvent(new Event(act));
	vi.advanceTimersByTime(1000);
	expect(scrolled.mock.calls.flat()).toEqual(places);
});
