import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { openDictionary } from "./dictionary.ts";

const folder = mkdtempSync(path.join(tmpdir(), "dictionary-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("VAL-11 a dictionary that cannot be read is one fault, not one for each word", async () => {
	const missing = path.join(folder, "missing.json");
	const broken = path.join(folder, "broken.json");
	writeFileSync(broken, '{ "language": "en-AU",');
	for (const file of [missing, broken]) {
		await expect(openDictionary(file)).rejects.toMatchObject({
			faults: [{ file, line: 1, column: 1, message: expect.stringMatching(/^the Australian/) }],
		});
	}
});

test("VAL-11 a missing list of the project's own words is one fault, not one for each of them", async () => {
	const file = path.join(folder, "words.txt");
	await expect(openDictionary("cspell.json", file)).rejects.toMatchObject({
		faults: [{ file, message: "the file is missing; bring it back" }],
	});
});
