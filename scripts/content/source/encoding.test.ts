import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { listSentences, openContentCopy } from "../../../tests/contentSentences.ts";

const kiama = "content/blog/zip-screens-kiama-salt-and-hardware.mdx";

describe("a copy of the content folder", () => {
	const copy = openContentCopy();

	test("VAL-11 a file saved in an old encoding is named where its first odd letter stands", () => {
		const sound = readFileSync(kiama, "utf8");
		copy.write(
			"blog/zip-screens-kiama-salt-and-hardware.mdx",
			Buffer.from(sound.replace("Kiama", "Kiam\u00e9"), "latin1"),
		);
		const sentences = listSentences(copy);
		copy.write("blog/zip-screens-kiama-salt-and-hardware.mdx", sound);
		expect(sentences.join("\n")).toMatch(
			/hardware\.mdx:\d+:\d+ {2}a letter here cannot be read; save the file as UTF-8/,
		);
	});

	test.each(["utf16le", "utf16be"])(
		"VAL-11 a file saved as %s is read all the same",
		(encoding) => {
			const sound = readFileSync(kiama, "utf8");
			const bytes = Buffer.from(`\uFEFF${sound}`, "utf16le");
			copy.write(
				"blog/zip-screens-kiama-salt-and-hardware.mdx",
				encoding === "utf16be" ? bytes.swap16() : bytes,
			);
			expect(listSentences(copy)).toEqual([]);
			copy.write("blog/zip-screens-kiama-salt-and-hardware.mdx", sound);
		},
	);

	test.each(["images/awnings.jpg", "archive"])(
		"VAL-11 a document or picture under the name of a post is one fault: %s",
		(what) => {
			const bytes =
				what === "archive" ? "PK\u0003\u0004 and more" : readFileSync(`content/${what}`);
			copy.write("blog/drop.mdx", bytes);
			const sentences = listSentences(copy);
			copy.remove("blog/drop.mdx");
			expect(sentences).toEqual([
				"content/blog/drop.mdx:1:1  this is no text but a document or a picture; put its words into a new file",
			]);
		},
	);
});
