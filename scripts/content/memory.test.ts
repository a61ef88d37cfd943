import { linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepFile, openMemory } from "./memory.ts";

let folder: string;
let made: string[];

beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), "memory-"));
	made = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** One run; returns the result for each text. */
function run(texts: string[], stamp = "1"): string[] {
	const memory = openMemory(path.join(folder, "kept.json"), stamp, (text) => {
		made.push(text);
		return text.toUpperCase();
	});
	const values = texts.map((text) => memory.recall(text));
	memory.save();
	return values;
}

test("what a run has made the next one remembers, and a changed text is made anew", () => {
	run(["a", "b"]);
	expect(run(["a", "c"])).toEqual(["A", "C"]);
	expect(made).toEqual(["a", "b", "c"]);
});

test("what a run did not ask for is forgotten", () => {
	run(["a", "b"]);
	run(["a"]);
	run(["b"]);
	expect(made).toEqual(["a", "b", "b"]);
});

test("changed code makes everything anew", () => {
	run(["a"]);
	run(["a"], "2");
	expect(made).toEqual(["a", "a"]);
});

test.each([
	["deleted", () => undefined],
	["cut short", (text: string) => text.slice(0, -5)],
	["empty", () => ""],
])("a file that is %s only costs time", (_what, damage) => {
	run(["a"]);
	const file = path.join(folder, "kept.json");
	const text = damage(readFileSync(file, "utf8"));
	if (text === undefined) rmSync(file);
	else writeFileSync(file, text);
	expect(run(["a"])).toEqual(["A"]);
	expect(made).toEqual(["a", "a"]);
});

test("a kept file replaces the one before it, in a folder made for it, and leaves nothing beside it", () => {
	const file = path.join(folder, "new", "kept.bin");
	keepFile(file, "a longer text");
	keepFile(file, Buffer.from([1, 2]));
	expect([...readFileSync(file)]).toEqual([1, 2]);
	expect(readdirSync(path.dirname(file))).toEqual(["kept.bin"]);
});

test("a kept file is replaced as a whole, never written over", () => {
	const [file, sameFile] = [path.join(folder, "kept.json"), path.join(folder, "same.json")];
	keepFile(file, "before");
	linkSync(file, sameFile);
	keepFile(file, "after");
	expect(readFileSync(file, "utf8")).toBe("after");
	expect(readFileSync(sameFile, "utf8")).toBe("before");
});
