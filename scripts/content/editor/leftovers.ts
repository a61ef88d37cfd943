import { placeholder } from "../schemas/post.ts";
import { derivePerDesk } from "./reading/derivePerDesk.ts";
import { atField, type Finding, type Rule } from "./reading/rule.ts";

const factIds = derivePerDesk(({ content }) => new Set(content.facts.map(({ id }) => id)));

/** The placeholder text of a draft, and fact ids noted by a writer, must be gone before a post is published. */
export const checkLeftovers: Rule = (piece, desk) => {
	const findings: Finding[] = [];
	for (const { text, locate } of piece.passages) {
		for (const { index, 1: id = "" } of text.matchAll(/\[?\b([a-z]+(?:-[a-z0-9]+)+)\b\]?/g)) {
			if (factIds(desk).has(id))
				findings.push({
					...locate(index),
					message: `the id ${id} is for writers; print the figure`,
				});
		}
		for (const { index } of text.matchAll(
			new RegExp(`${placeholder}|\\b(?:TODO|TK|XXX)\\b`, "g"),
		)) {
			findings.push({
				...locate(index),
				message: "this is still the draft's own text; write yours",
			});
		}
	}
	for (const field of ["excerpt", "description"] as const) {
		if (piece.post[field].includes(placeholder)) {
			findings.push(atField(piece, [field], "this is still the draft's own text; write yours"));
		}
	}
	return findings;
};
