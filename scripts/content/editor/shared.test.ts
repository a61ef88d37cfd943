import { expect, test } from "vitest";
import { openEditedCopy } from "../../../tests/editedCopy.ts";
import { readText } from "../characters.ts";

const kiama = "blog/zip-screens-kiama-salt-and-hardware.mdx";
const { copy: getCopy, edit } = openEditedCopy();

test("ENT-17 a category that no post has is named at its line", () => {
	const sound = readText("content/categories.yaml");
	getCopy().write("categories.yaml", `${sound.trimEnd()}\n- Skylights\n`);
	const { faults } = edit();
	getCopy().write("categories.yaml", sound);
	expect(faults).toEqual([
		`content/categories.yaml:${sound.trimEnd().split("\n").length + 1}:3  no post has the category "Skylights"; give it one, or take it out`,
	]);
});

test("two posts that share more than 3% of their five-word runs are named, where the first shared words stand", () => {
	const sound = readText(`content/${kiama}`);
	const other = readText("content/blog/zip-screens-thirroul-keeping-the-view.mdx");
	const [, paragraph = ""] = sound.match(/\n\n(The mesh is the last thing[^\n]+)\n/) ?? [];
	const [, second = ""] = sound.match(/\n\n(One fault never shows[^\n]+)\n/) ?? [];
	expect(paragraph.length + second.length).toBeGreaterThan(300);
	getCopy().write(
		"blog/zip-screens-thirroul-keeping-the-view.mdx",
		other.replace(/\n\n## /, `\n\n${paragraph} ${second}\n\n## `),
	);
	const { faults } = edit();
	getCopy().write("blog/zip-screens-thirroul-keeping-the-view.mdx", other);
	expect(faults.join("\n")).toMatch(
		/thirroul-keeping-the-view\.mdx:\d+:1 {2}\d+\.\d% of its five-word runs are in \S+kiama-salt-and-hardware\.mdx too|hardware\.mdx:\d+:1 {2}\d+\.\d% of its five-word runs are in \S+thirroul-keeping-the-view\.mdx too/,
	);
});

test("BEY-14 a draft may be unfinished: what it lacks is told apart and stops nothing", () => {
	const sound = readText(`content/${kiama}`);
	getCopy().write(
		"blog/unfinished.mdx",
		sound
			.replace(/^id: 40/m, "id: 90\ndraft: true")
			.replace(/^slug: .*/m, "slug: unfinished")
			.replace(/^title: .*/m, "title: An unfinished post about salt")
			.replace(/^(excerpt|description): /gm, "$1: Once more, ")
			.replace(/Once more, (.*) \S+ \S+ \S+$/gm, "Once more, $1.")
			.replace(/\n## Kiama is two climates[\s\S]*$/, "\n"),
	);
	const { faults, draftFaults } = edit();
	getCopy().remove("blog/unfinished.mdx");
	expect(faults).toEqual([]);
	expect(draftFaults.join("\n")).toContain("words; write 450 at least");
});

test("a planned post that does not exist, and a planned figure that is no fact, are named", () => {
	const sound = readText("content/plan.yaml");
	getCopy().write(
		"plan.yaml",
		sound.replace("- id: 89", "- id: 98").replace("- price-shutter-span", "- price-shuter-span"),
	);
	const { faults } = edit();
	getCopy().write("plan.yaml", sound);
	expect(faults.join("\n")).toContain("no post has the id 98");
	expect(faults.join("\n")).toContain(
		'"price-shuter-span" is not a fact of content/facts.yaml; did you mean "price-shutter-span"?',
	);
});
