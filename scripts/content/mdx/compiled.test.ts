import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hashText } from "../memory.ts";
import { openBodyCache } from "./cache.ts";
import {
	type Compiled,
	closeCompiled,
	forgetOthers,
	keepCompiled,
	keepTogether,
	recallCompiled,
} from "./compiled.ts";

let folder: string;
let file: string;

beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), "compiled-"));
	file = path.join(folder, "texts.db");
});
afterEach(() => {
	closeCompiled(file);
	rmSync(folder, { recursive: true, force: true });
});

const page = (text: string): Compiled => ({
	body: { type: "root", children: [{ type: "text", value: text }] },
	sections: [{ heading: "", text }],
});

test("what came of a text is found again, by a later build too, and of no other text", () => {
	keepCompiled("one", page("one"), file);
	expect(recallCompiled("one", "body", file)).toEqual(page("one").body);
	closeCompiled(file);
	expect(recallCompiled("one", "body", file)).toEqual(page("one").body);
	expect(recallCompiled("one", "sections", file)).toEqual(page("one").sections);
	expect(recallCompiled("two", "body", file)).toBeUndefined();
});

test("only the texts that are still in use are kept", () => {
	for (const text of ["one", "two"]) keepCompiled(text, page(text), file);
	forgetOthers(["two", "three"], file);
	expect(recallCompiled("one", "body", file)).toBeUndefined();
	expect(recallCompiled("two", "body", file)).toEqual(page("two").body);
});

test.each([
	["cut short", (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
	["empty", () => ""],
	["something else", () => '{"body": 5, "sections": []}'],
])("a kept file that is %s counts as none, and is begun anew", (_what, damage) => {
	for (const text of ["one", "two", "three"]) keepCompiled(text, page(text.repeat(2000)), file);
	closeCompiled(file);
	writeFileSync(file, damage(readFileSync(file)));
	expect(recallCompiled("one", "body", file)).toBeUndefined();
	keepCompiled("one", page("one"), file);
	expect(recallCompiled("one", "body", file)).toEqual(page("one").body);
});

test.each(["null", "{", "[5]", '{"type": "text"}'])(
	"a kept text that is %s counts as none",
	(damaged) => {
		keepCompiled("one", page("one"), file);
		closeCompiled(file);
		const database = new DatabaseSync(file);
		database.prepare("UPDATE texts SET body = ?, sections = ?").run(damaged, damaged);
		database.close();
		expect(recallCompiled("one", "body", file)).toBeUndefined();
		expect(recallCompiled("one", "sections", file)).toBeUndefined();
	},
);

test("several texts are kept in one go, and what is not theirs to keep fails nothing while another build writes", () => {
	const keep = (text: string) => keepTogether(() => keepCompiled(text, page(text), file), file);
	keep("one");
	const other = new DatabaseSync(file);
	expect(other.prepare("SELECT count(*) AS texts FROM texts").get()).toEqual({ texts: 1 });
	other.exec("BEGIN EXCLUSIVE");
	expect(() => keep("two")).not.toThrow();
	other.exec("COMMIT");
	other.close();
	expect(recallCompiled("one", "body", file)).toEqual(page("one").body);
});

test("a text that cannot be kept is told, and takes no other text with it", () => {
	keepCompiled("one", page("one"), file);
	const ring = page("two");
	ring.body.children.push(ring.body as never);
	expect(() => keepCompiled("two", ring, file)).toThrow(/circular/);
	expect(recallCompiled("one", "body", file)).toEqual(page("one").body);
});

test("a file of another version of the code is begun anew", () => {
	const earlier = new DatabaseSync(file);
	earlier.exec("CREATE TABLE texts (hash TEXT PRIMARY KEY, code TEXT)");
	earlier.close();
	expect(recallCompiled("one", "body", file)).toBeUndefined();
	keepCompiled("one", page("one"), file);
	expect(recallCompiled("one", "body", file)).toEqual(page("one").body);
});

test("while another build writes, a text is compiled anew rather than the build failing", () => {
	keepCompiled("one", page("one"), file);
	const other = new DatabaseSync(file);
	other.exec("BEGIN EXCLUSIVE");
	expect(recallCompiled("one", "body", file)).toBeUndefined();
	expect(() => keepCompiled("two", page("two"), file)).not.toThrow();
	other.exec("COMMIT");
	other.close();
	expect(recallCompiled("one", "body", file)).toEqual(page("one").body);
});

test("a text that the check reads is compiled with it, once, and not when something in it is refused", () => {
	const sound = "## Salt\n\nIt is patient.\n";
	const refused = "<marquee>Salt</marquee>\n";
	const gone = "Taken out since.\n";
	const cache = openBodyCache(path.join(folder, "bodies.json"));
	keepCompiled(hashText(gone), page(gone), file);
	for (const text of [sound, refused]) cache.read(text);
	expect(recallCompiled(hashText(sound), "sections", file)).toEqual([
		{ heading: "Salt", text: "It is patient." },
	]);
	keepCompiled(hashText(sound), page("as it was"), file);
	cache.read(sound);
	expect(recallCompiled(hashText(sound), "body", file)).toEqual(page("as it was").body);
	expect(recallCompiled(hashText(refused), "body", file)).toBeUndefined();
	cache.save();
	expect(recallCompiled(hashText(sound), "body", file)).toBeDefined();
	expect(recallCompiled(hashText(gone), "body", file)).toBeUndefined();
});
