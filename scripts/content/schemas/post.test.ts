import { expect, test } from "vitest";
import { placeholder, postSchema } from "./post.ts";

const letters = (count: number) => "a".repeat(count);

const post = {
	id: 1,
	title: "Shade",
	slug: "shade",
	date: "2025-09-17",
	author: "business",
	image: "deck",
	category: "Blinds",
};
const drafted = `${placeholder} ${letters(120)}`;
const written = `Shade ${letters(120)}`;
const list = (extra: object) =>
	(postSchema.safeParse({ ...post, ...extra }).error?.issues ?? []).map(
		({ path, message }) => `${path.join(".")}: ${message}`,
	);
const sentence = "write it before the post is published; this is still the draft's own text";

test("ARC-06 a new draft's own text is refused in a post that is to be published", () => {
	expect(list({ excerpt: drafted, description: drafted })).toEqual([
		`excerpt: ${sentence}`,
		`description: ${sentence}`,
	]);
	expect(list({ excerpt: written, description: drafted })).toEqual([`description: ${sentence}`]);
});

test("ARC-06 a new draft's own text is let stand while it is a draft", () => {
	expect(list({ excerpt: drafted, description: drafted, draft: true })).toEqual([]);
});

test("ARC-06 a new draft's own text is known by how it begins", () => {
	expect(list({ excerpt: `${written} ${placeholder}`, description: written })).toEqual([]);
});

test("ARC-06 a post with sources says in which month they were read, before it is published", () => {
	const sources = ["asbestos"];
	const whole = { excerpt: written, description: `${written}!`, sources };
	expect(list(whole)).toEqual(["sources: add checked, the month in which they were read"]);
	expect(list({ ...whole, checked: "2026-11" })).toEqual([]);
	expect(list({ ...whole, draft: true })).toEqual([]);
});

test("ARC-06 what two fields have in common is said although a third is wrong", () => {
	expect(list({ title: 7, excerpt: written, description: written })).toEqual([
		expect.stringMatching(/^title: /),
		"description: say the answer here; the excerpt gives a reason to read",
	]);
	expect(list({ excerpt: undefined, description: undefined })).toHaveLength(2);
});
