import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openBodyCache } from "./cache.ts";
import { type Compiled, forgetOthers, keepCompiled, recallCompiled } from "./compiled.ts";

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), "compiled-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const page = (text: string): Compiled => ({
	body: { type: "root", children: [{ type: "text", value: text }] },
	sections: [{ heading: "", text }],
});

test("what came of a text is found again, and of no other text", () => {
	keepCompiled("one", page("one"), folder);
	expect(recallCompiled("one", folder)).toEqual(page("one"));
	expect(recallCompiled("two", folder)).toBeUndefined();
});

test("only the texts that are still in use are kept", () => {
	for (const text of ["one", "two"]) keepCompiled(text, page(text), folder);
	forgetOthers(["two", "three"], folder);
	expect(recallCompiled("one", folder)).toBeUndefined();
	expect(recallCompiled("two", folder)).toEqual(page("two"));
	expect(readdirSync(folder)).toHaveLength(1);
});

test.each([
	["cut short", (text: string) => text.slice(0, text.length / 2)],
	["empty", () => ""],
	["something else", () => '{"body": 5, "sections": []}'],
	["null", () => "null"],
])("a kept file that is %s counts as none", (_what, damage) => {
	keepCompiled("one", page("one"), folder);
	const file = path.join(folder, readdirSync(folder)[0] ?? "");
	writeFileSync(file, damage(readFileSync(file, "utf8")));
	expect(recallCompiled("one", folder)).toBeUndefined();
	keepCompiled("one", page("one"), folder);
	expect(recallCompiled("one", folder)).toEqual(page("one"));
});

test("a text that the check reads is compiled with it, once, and not when something in it is refused", () => {
	const kept = path.join(folder, "mdx");
	const sound = "## Salt\n\nIt is patient.\n";
	const refused = "<marquee>Salt</marquee>\n";
	const cache = openBodyCache(path.join(folder, "bodies.json"));
	for (const text of [sound, refused, sound]) cache.read(text);
	expect(recallCompiled(sound, kept)?.sections).toEqual([
		{ heading: "Salt", text: "It is patient." },
	]);
	expect(recallCompiled(refused, kept)).toBeUndefined();
	cache.save();
	expect(readdirSync(kept)).toHaveLength(1);
});
