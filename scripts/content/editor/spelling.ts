import type { Image } from "mdast";
import { visit } from "unist-util-visit";
import type { Fault } from "../faults.ts";
import { startOf } from "../position.ts";
import type { Site } from "../schemas/site.ts";
import type { Source } from "../source.ts";
import { derivePerDesk } from "./reading/derivePerDesk.ts";
import { listPassages, type Passage } from "./reading/passages.ts";
import { atField, type Desk, type Finding, type FolderRule, type Rule } from "./reading/rule.ts";
import { listValues } from "./reading/values.ts";
import { findAustralian } from "./spelling/american.ts";

/** A word: letters with apostrophes inside. The parts of a hyphenated word count separately. */
const word = /(?<![\p{L}\d_./@])\p{L}+(?:['’]\p{L}+)*(?![\p{L}\d_@]|\.\w)/gu;

/** Words must be in the Australian dictionary or in content/words.txt. */
export const checkSpelling: Rule = (piece, desk) => {
	const findings: Finding[] = [];
	for (const { text, locate } of piece.passages) {
		for (const { index, message } of listUnknown(text, desk))
			findings.push({ ...locate(index), message });
	}
	visit(piece.tree, "image", (image: Image) => {
		for (const { message } of listUnknown(`${image.alt ?? ""} ${image.title ?? ""}`, desk)) {
			findings.push({ ...startOf(image), message });
		}
	});
	for (const field of ["title", "excerpt", "description"] as const) {
		for (const { message } of listUnknown(piece.post[field], desk))
			findings.push(atField(piece, [field], message));
	}
	for (const [index, tag] of (piece.post.tags ?? []).entries()) {
		const name = tag.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
		if (listUnknown(name, desk).length === 0) continue;
		for (const { message } of listUnknown(tag, desk))
			findings.push(atField(piece, ["tags", index], message));
	}
	return findings;
};

/** The same check for products and pages: their text and what is printed of their frontmatter. */
export const checkOtherSpelling: FolderRule = (desk) => {
	return desk.articles.flatMap(({ source, body: { tree } }) => {
		if (source.file.includes("/blog/") || !tree) return [];
		return checkPassages([...listPassages(tree, source.body), ...listWords(source)], source, desk);
	});
};

/** Files for writers only; readers never see their ids and sources. */
const notes = /\/(?:facts|local|plan)\.yaml$/;

/** The same for copy in YAML files. */
export const checkYamlSpelling: FolderRule = (desk) => {
	return desk.sources.flatMap((source) => {
		if (!source.file.endsWith(".yaml") || notes.test(source.file)) return [];
		const own = source.file.endsWith("/site.yaml") ? listOwnNames(source.data) : [];
		const passages = listWords(source).filter(
			({ text }) => !own.some((name) => text.includes(name)),
		);
		return checkPassages(passages, source, desk);
	});
};

/** The values of a file that are copy. One without a space is a name or a slug. */
function listWords(source: Source): Passage[] {
	return listValues(source).filter(({ text }) => /\s/.test(text.trim()));
}

function checkPassages(passages: readonly Passage[], { file }: Source, desk: Desk): Fault[] {
	return passages.flatMap(({ text, locate }) =>
		listUnknown(text, desk).map(({ index, message }) => ({ file, ...locate(index), message })),
	);
}

/** Names of people and firms, which are in no dictionary: texts of content/site.yaml, as typed. */
function listOwnNames(data: unknown): string[] {
	const { brand, owner, authors, designer, contact } = (data ?? {}) as Partial<Site>;
	const names = [brand, owner, authors?.business, designer?.name, contact?.address];
	return names.filter((name) => typeof name === "string" && name !== "") as string[];
}

/** Suggestions take time, so only this many unknown words per run get them. */
const suggested = 40;
const suggestions = derivePerDesk(() => ({ count: 0 }));

function listUnknown(text: string, desk: Desk): { index: number; message: string }[] {
	return [...text.matchAll(word)].flatMap(({ index, 0: found }) => {
		const plain = found.replaceAll("’", "'");
		if (plain.length === 1) return [];
		const knows = (form: string) => isKnown(form, desk.dictionary);
		const australian = findAustralian(plain, text, index, knows);
		if (australian) {
			return [{ index, message: `"${found}" is American spelling; write ${australian}` }];
		}
		if (knows(plain)) return [];
		return [{ index, message: `"${found}" is in no dictionary; ${advise(plain, desk)}` }];
	});
}

function advise(text: string, desk: Desk): string {
	const capitals = [text.slice(0, 1).toUpperCase() + text.slice(1), text.toUpperCase()];
	const capital = capitals.find((form) => desk.dictionary.has(form));
	if (capital) return `write ${capital}`;
	const isEarly = ++suggestions(desk).count <= suggested;
	const [best] = isEarly ? desk.dictionary.suggest(text) : [];
	return best
		? `did you mean "${best}"? Right words go into content/words.txt`
		: "if it is right, add it to content/words.txt";
}

function isKnown(text: string, dictionary: Desk["dictionary"]): boolean {
	return dictionary.has(text) || dictionary.has(text.replace(/'(?:s|d|ll|ve|re)$/, ""));
}
