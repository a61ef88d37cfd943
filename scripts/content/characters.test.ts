import { expect, test } from "vitest";
import { cleanText } from "./characters.ts";
import { parseSource } from "./source.ts";

/** Returns `line:column  sentence` for each fault in a post's file. */
function read(text: string): string[] {
	return parseSource("a.mdx", text).faults.map(
		({ line, column, message }) => `${line}:${column}  ${message}`,
	);
}

const post = (title: string, text = "Salt is patient.") => `---\ntitle: ${title}\n---\n\n${text}\n`;

test("VAL-11 signs that nobody can see are not read", () => {
	// Zero-width space, soft hyphen, control, mark of direction, private sign, object.
	expect(cleanText("m\u200be\u00adt\u0001a\u202el\ue000\ufffc")).toBe("metal");
});

test("VAL-11 other spaces are read as ordinary ones", () => {
	expect(cleanText("So\u00a0is\u2009this,\u3000600\u202fmm.\vIt\fis\x85so.")).toBe(
		"So is this, 600 mm. It is so.",
	);
});

test.each([
	"👩\u200d🔧 ❤️\u200d🔥",
	"\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
	"é\tü\n",
	// The rest of what was misread, which is told.
	"20Â\u00a0m",
	"Ã\u00ad",
])("VAL-11 what joins an emoji or an accent stays: %j", (text) =>
	expect(cleanText(text)).toBe(text),
);

const misread = ["donâ€™t", "20Â°C", "cafÃ©", "caf\ufffd", "ðŸ˜€", "â€œSaltâ€\u009d"];

test.each(misread)("VAL-11 %s is named as of another encoding, with what to do", (word) => {
	expect(read(post("Salt", `We ${word} and ${word}`))).toEqual([
		`5:4  "${word}" was saved as another encoding; save the file as UTF-8 and type it again`,
	]);
	expect(read(post("Café Ångström", "naïve – “so” … Â la carte, “CAFÉ’s”, √2"))).toEqual([]);
});

test("VAL-11 a document is no text", () => {
	expect(read("PK\0\0 and more")).toEqual([
		expect.stringContaining("1:3  this is not plain text in UTF-8; save it as UTF-8, or put"),
	]);
});

test.each([
	["in the text", post("Salt", "<<<<<<< HEAD\none\n=======\ntwo\n>>>>>>> main"), 5],
	["in the frontmatter", post("Salt\n<<<<<<< HEAD\nid: 1\n=======\nid: 2\n>>>>>>> main"), 3],
	["above the frontmatter", `<<<<<<< HEAD\n${post("Salt")}`, 1],
])("VAL-11 two versions of a file %s are one sentence", (_where, text, line) => {
	expect(read(text)).toEqual([
		`${line}:1  git left two versions here; keep one and delete the lines with <<<<<<<, ======= and >>>>>>>`,
	]);
	expect(parseSource("a.mdx", text)).toMatchObject({ body: "", data: undefined });
});

test.each([
	"【3†source】",
	"〖1〗",
	"citeturn0search1",
	":contentReference[oaicite:1]{index=1}",
	"[cite: 2, 3]",
])("VAL-11 the mark of a source that was pasted is to be deleted: %s", (mark) => {
	const sentence = `delete ${mark}, the mark of a source that was pasted`;
	const marked = post("Salt", `It holds. ${mark}`);
	expect(read(marked)).toEqual([`5:11  ${sentence}`]);
	// What stands after it keeps its column.
	expect(parseSource("a.mdx", marked).text).toHaveLength(marked.length);
	expect(read(post(`Salt ${mark}`))).toEqual([`2:13  ${sentence}`]);
});
