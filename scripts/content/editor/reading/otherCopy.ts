import type { Source } from "../../source.ts";
import { derivePerDesk } from "./derivePerDesk.ts";
import { listPassages, type Passage } from "./passages.ts";
import { listValues } from "./values.ts";

/** Files whose numbers are the source of all others, or that no reader sees. */
const sheets = /\/(?:facts|local|plan|aliases)\.yaml$/;
/** Positions in pictures, such as 50% 40%. */
const position = /^["']?\d+% \d+%["']?$/;

/** What readers see of products, pages and the YAML files, by file. */
export const listOtherCopy = derivePerDesk((desk): { source: Source; passages: Passage[] }[] => {
	const trees = new Map(desk.articles.map(({ source, body }) => [source, body.tree]));
	return desk.sources.flatMap((source) => {
		if (/\/blog\//.test(source.file) || sheets.test(source.file)) return [];
		const tree = trees.get(source);
		const values = listValues(source).filter(({ text }) => !position.test(text));
		return { source, passages: [...(tree ? listPassages(tree, source.body) : []), ...values] };
	});
});
