import type { z } from "zod";

/** Markdown and HTML marks. They work only in the text of an MDX file and, as links, in an answer. */
const marks = /\*\*|__|`|(?<![\w*])[*_]\w[^*_]*[*_](?![\w*])|<\/?[a-z][^<>]*>|&(?:[a-z]+|#\w+);/i;
/** A whole value in quotes, of which one at least is curly; apostrophes may stand inside. */
const wholeQuote =
	/^(?:[“”„][^“”„"]*[“”"]|"[^“”„"]*[“”]|[‘‚](?:[^‘‚’']|(?<=\p{L})[’'](?=\p{L}))*[‘’'])$/u;
/** [words](/path) */
const link = /\]\(/;

/** What a field may hold besides plain words. */
interface Allowed {
	/** Links as [words](/path). */
	links?: boolean;
	/** Names in curly braces that the page fills in. */
	names?: readonly string[];
}

/** Returns a check that reports marks that would be printed as typed. */
export function findMarks({ links = false, names = [] }: Allowed = {}) {
	return (text: string, context: z.RefinementCtx<string>) => {
		const add = (message: string) => context.addIssue({ code: "custom", message });
		const bare = text.trim();
		if (wholeQuote.test(bare)) {
			add(`take the quotes ${bare[0]} ${bare.at(-1)} off; the whole value needs none`);
		}
		if (marks.test(text) || (!links && link.test(text))) {
			add("marks are printed here as they stand; write plain words");
		}
		const braces = text.match(/\{+[^{}]*\}+|\{+\w*|\}+/g) ?? [];
		const wrong = braces.find((found) => !names.includes(found.replace(/^\{(.*)\}$/, "$1")));
		if (wrong) add(adviseBraces(wrong, names));
	};
}

function adviseBraces(found: string, names: readonly string[]): string {
	const shown = names.map((name) => `{${name}}`).join(" or ");
	return shown
		? `${found} is not filled in; write ${shown}`
		: `${found} is not filled in here; write it without curly braces`;
}
