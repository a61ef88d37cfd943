import { expect, test } from "vitest";
import { comparePairs, listWords, Sampler } from "./overlap.ts";

function compare(a: string, b: string) {
	const sampler = new Sampler();
	const samples = [sampler.sample("a", "", a), sampler.sample("b", "", b)];
	return comparePairs(samples, sampler.size)[0];
}

const text = "one two three four five six seven eight nine ten";

test("equal texts share every run of five words and differ in no word", () => {
	expect(compare(text, text)).toMatchObject({ overlap: 1, differing: 0 });
});

test("texts without five equal words in a row share nothing", () => {
	const other = "one two three four x six seven eight nine y";
	expect(compare(text, other)).toMatchObject({ overlap: 0, differing: 1 });
});

test("a shared run counts once and is measured against the shorter text", () => {
	// b has 6 words: 2 runs, one of them shared; its first five words are covered.
	const pair = compare(text, "one two three four five x");
	expect(pair?.overlap).toBe(1 / 2);
	expect(pair?.differing).toBeCloseTo(1 / 6);
});

test("overlapping runs cover a word once", () => {
	const pair = compare(text, "two three four five six seven x y z z");
	expect(pair?.overlap).toBe(2 / 6);
	expect(pair?.differing).toBeCloseTo(4 / 10);
});

test("repeated runs do not count twice", () => {
	const twice = "a b c d e a b c d e";
	expect(compare(twice, "a b c d e q")?.overlap).toBe(1 / 2);
});

test("words are compared without case and marks", () => {
	expect(listWords("It's $1,200 – about 78% of 2.4 m² at O’Brien’s.")).toEqual([
		"it's",
		"1",
		"200",
		"about",
		"78",
		"of",
		"2.4",
		"m²",
		"at",
		"o’brien’s",
	]);
});

test("every pair is compared once", () => {
	const sampler = new Sampler();
	const samples = ["a", "b", "c", "d"].map((name) => sampler.sample(name, "", text));
	expect(comparePairs(samples, sampler.size)).toHaveLength(6);
});
