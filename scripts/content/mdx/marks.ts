import type { Nodes, Text } from "mdast";
import { isBare } from "./linkTraps.ts";
import type { Report } from "./policy.ts";

/** Only the first match of each group is reported: `**` is not also a lone `*`. */
const groups: [RegExp, string][][] = [
	[
		[/\*\*/, "** is left over; close the bold words with ** and no space before it"],
		[
			/^\*(?=\p{L})/mu,
			"a * is left over; close it, or put a space after it to start the item of a list",
		],
		[/\*/, "a * is left over; close it or take it out"],
	],
	[[/_/, "a _ is left over; close it or take it out"]],
	[
		[
			/!\[[^\]]*\]\(\/figures\/[\w-]+\.svg/,
			'put one straight quote before the caption and one after it, ![what it shows](/figures/name.svg "Caption")',
		],
		[
			/\]\s*\(\/|\]\s+\(https?:/,
			"a link is left over; write [words](/path) without a space between",
		],
		[/\]\[/, "a link is left over; write its address as [words](/path)"],
		[/[[\]]/, "a square bracket is left over; a link is [words](/path)"],
	],
	[[/(?<!\p{L})(?:m2|m\^2|sqm|sq\.? m)(?![\p{L}\p{N}])/u, "write m² with the ² character"]],
];

/** Characters with a backslash, and fact ids such as [price-zip-screen], which scripts/content/editor/leftovers.ts reports. */
const meant = /\\[!-/:-@[-`{-~]|(?<!\[)\[[a-z]+(?:-[a-z0-9]+)+\](?![\]([])/g;

/** Reports marks that Markdown left as text because something about them is not quite right. */
export function checkText(
	{ value, position }: Text,
	report: Report,
	parents: readonly Nodes[],
	text: string,
): void {
	const parent = parents.at(-1);
	if (parent?.type === "link" && isBare(value, parent.url)) return;
	const { start, end } = position ?? {};
	const typed = text.slice(start?.offset ?? 0, end?.offset ?? 0) || value;
	const seen = typed.replace(meant, (sign) => "x".repeat(sign.length));
	for (const group of groups) {
		const hit = group.flatMap(([trap, message]) => {
			const index = seen.search(trap);
			return index === -1 ? [] : [{ index, message }];
		})[0];
		if (!hit) continue;
		const above = seen.slice(0, hit.index).split("\n");
		const column = (above.pop() ?? "").length + (above.length ? 1 : (start?.column ?? 1));
		report(hit.message, start && { line: start.line + above.length, column });
	}
}
