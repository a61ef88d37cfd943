import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import { copyContent } from "../../tests/contentCopy.ts";
import { listSentences } from "../../tests/contentSentences.ts";
import { readSource } from "../content/source.ts";
import { readBody } from "./text/parse.ts";

const origin = "https://www.coastandhighlands.example";
const broken = "tests/fixtures/content-broken";

/** The broken files among sound ones. */
const copy = copyContent(broken);
let sentences: string[];

beforeAll(() => {
	vi.stubEnv("BUILD_DATE", "2026-01-01");
	// One file links to the site's own address, whatever it is in content/site.yaml.
	copy.write("site.yaml", copy.read("site.yaml").replace(/^origin: .*/m, `origin: ${origin}`));
	// A new picture is no change.
	const names = /(?<=a picture of content\/images; write one of ).*/;
	sentences = listSentences(copy).map((said) => said.replace(names, "..."));
}, 60_000);

test("VAL-11 ARC-06 PST-06 every fault of every file is one sentence with its place, and so is whatever could run, load or restyle", async () => {
	await expect(`${sentences.join("\n")}\n`).toMatchFileSnapshot(
		"../../tests/fixtures/content-broken.txt",
	);
});

test("VAL-11 Windows line ends and a byte order mark change no place", () => {
	const list = (file: string) => {
		const { body, faults } = readSource(file);
		return [...faults.map((fault) => ({ ...fault, file: "" })), ...readBody(body).faults];
	};
	const names = readdirSync(`${broken}/blog`);
	expect(names.length).toBeGreaterThan(15);
	for (const name of names) {
		const file = `${broken}/blog/${name}`;
		const text = readFileSync(file, "utf8");
		copy.write(`windows-${name}`, `\uFEFF${text.replaceAll("\n", "\r\n")}`);
		expect(list(`${copy.root}/windows-${name}`)).toEqual(list(file));
		copy.remove(`windows-${name}`);
	}
});
