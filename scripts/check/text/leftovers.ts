import type { Text } from "mdast";
import { cleanText } from "../../content/characters.ts";
import type { Context, Report } from "./policy.ts";

const foreign = "marks of another system are printed as they are typed; take them out";

/** What Markdown left as text because something about it is not quite right; one of each group is reported. */
const leftovers: [look: RegExp, message: string][][] = [
	[
		[
			/^(?:!!!|\?\?\?)|(?<=\n): |::|(?<!=)==(?![=\s])|%%|\+\+(?=[\p{L}+])|@@|\$\$|'{3}|[\^~][\p{L}\p{N}]+[\^~]|\$[\\\p{L}]|(?<![\p{L}\p{N}]):[a-z0-9+-][a-z0-9_+-]*:(?!\p{L})/gmu,
			foreign,
		],
	],
	[
		[/\d ?\* ?\d/, "write × between two figures, not *"],
		[/\*\*/, "** is left over; close the bold words with ** and no space before it"],
		[/\*/, "a * is left over; close it, take it out, or put a space after it to start a list"],
	],
	[[/_/, "a _ is left over; close it or take it out"]],
	[
		[
			/!\[[^\]]*\]\(\/figures\/[\w-]+\.svg/,
			'put one straight quote before the caption and one after it, ![what it shows](/figures/name.svg "Caption")',
		],
		[/\[!\w/, foreign],
		[/[[\]]/, "a square bracket is left over; a link is [words](/path), without a space between"],
	],
	[[/\d ?(?:\p{L}{1,2}|[%°″])? ?~ ?\$?\d/u, 'write "20 to 30", not 20~30']],

	[[/(?<!\p{L})(?:m2|m\^2|sqm|sq\.? m)(?![\p{L}\p{N}])/u, "write m² with the ² character"]],
];

/** Finds what Markdown left as text. */
export function checkText(node: Text, report: Report, { parents, typed }: Context) {
	const parent = parents.at(-1);
	if (parent?.type === "link" && isBare(node.value, parent.url)) return;
	const { start } = node.position ?? {};
	let seen = (typed || node.value).replace(/\\[!-/:-@[-`{-~]/g, "xx");
	// What is written as &nbsp; or &#8203; is no better than the character itself.
	const [hidden] = /&[#\w]+;/.test(typed) ? cleanText(node.value).faults : [];
	if (hidden) report(hidden.message);
	for (const group of leftovers) {
		const found = group.find(([look]) => seen.search(look) >= 0);
		if (!found) continue;
		const [look, message] = found;
		const above = seen.slice(0, seen.search(look)).split("\n");
		const column = (above.pop() ?? "").length + (above.length ? 1 : (start?.column ?? 1));
		report(message, start && { line: start.line + above.length, column });
		// The _ of :a_b: is no second fault.
		seen = seen.replace(look, (mark) => "x".repeat(mark.length));
	}
}

/** True for a bare web address in running text, which GFM turns into a link. */
export function isBare(words: string, url: string): boolean {
	return /^https?:/i.test(url) && [url, url.replace(/^http:\/\//, "")].includes(words);
}
