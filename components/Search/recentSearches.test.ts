// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from "vitest";
import { addRecent, clearRecent, readRecent } from "./recentSearches.ts";

afterEach(() => {
	localStorage.clear();
	vi.restoreAllMocks();
});

describe("recent searches", () => {
	test("BEY-04 the latest comes first, each once, six at most", () => {
		for (const query of ["a1", "b2", "c3", "d4", "e5", "f6", "g7", "C3"]) addRecent(query);
		expect(readRecent()).toEqual(["C3", "g7", "f6", "e5", "d4", "b2"]);
	});

	test("BEY-04 blanks are not kept, long ones are cut", () => {
		addRecent("   ");
		addRecent(`zip   screens ${"x".repeat(200)}`);
		expect(readRecent()).toEqual([`zip screens ${"x".repeat(68)}`]);
	});

	test("BEY-04 can be cleared", () => {
		addRecent("zip screens");
		clearRecent();
		expect(readRecent()).toEqual([]);
		expect(localStorage.length).toBe(0);
	});

	test.each([
		'{"version":2,"queries":["a"]}',
		'{"version":1,"queries":"a"}',
		'{"version":1,"queries":[1]}',
		"{",
		"7",
	])("BEY-04 what another version or hand wrote (%s) is passed over", (kept) => {
		localStorage.setItem("recent-searches", kept);
		expect(readRecent()).toEqual([]);
	});

	test("BEY-04 a browser that forbids storage does not break search", () => {
		vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
			throw new DOMException("full", "QuotaExceededError");
		});
		expect(() => addRecent("zip screens")).not.toThrow();
		expect(readRecent()).toEqual([]);
	});
});
