import { readFileSync } from "node:fs";
import { makeEditedPost } from "../scripts/content/editor/editedPost.ts";
import { editPost, listRules } from "../scripts/content/editor.ts";
import type { Fault } from "../scripts/content/faults.ts";
import type { Post } from "../scripts/content/load.ts";
import { readBody } from "../scripts/content/mdx/parse.ts";
import type { Fact } from "../scripts/content/schemas/fact.ts";
import { parseSource } from "../scripts/content/source.ts";

/** A fact with what the rules look at. */
export function makeFact(id: string, figure: Partial<Fact>): Fact {
	return {
		id,
		statement: id,
		applies_to: [],
		origin: "spec",
		wording: "range",
		unit: "",
		...figure,
	};
}

/** A post as it once was, so that no sound change to the real one fails a test. */
const frozen = readFileSync("tests/fixtures/posts/zip-screens-kiama-salt-and-hardware.mdx", "utf8");
const facts = [
	makeFact("price-zip-screen", { unit: "AUD per screen", min: 800, max: 2800 }),
	makeFact("price-voile", { unit: "AUD per metre", min: 20, max: 45 }),
	makeFact("heat-mesh", { unit: "per cent", value: 78, wording: "up-to" }),
];
const figures = ["price-zip-screen", { fact: "care-rinse-surf", print: ["month"] }];
const plan = {
	id: 40,
	question: "?",
	figures,
	links: ["/blog/zip-screen-wind-classes-albion-park"],
};

const sources = [
	{
		id: "asbestos",
		title: "Asbestos",
		publisher: "SafeWork",
		href: "https://x.au",
		words: ["asbestos"],
	},
];

/** What the rules for single posts find in the frozen post after a change, with the text at the reported place. */
export function editFrozen(from: string | RegExp, to: string): (Fault & { at: string })[] {
	const text = frozen.replace(from, to);
	const file = "content/blog/frozen.mdx";
	const source = parseSource(file, text);
	const post = { ...(source.data as Post), file, words: 0 };
	const edited = makeEditedPost(post, { source, body: readBody(source.body) }, plan);
	if (!edited) throw new Error("the spoilt post is not sound");
	const lines = text.split("\n");
	return editPost(edited, listRules({ facts, sources })).map((fault) => {
		return { ...fault, at: (lines[fault.line - 1] ?? "").slice(fault.column - 1) };
	});
}
