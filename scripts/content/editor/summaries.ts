import { atField, type Finding, type Rule } from "./reading/rule.ts";
import { listShingles } from "./reading/shingles.ts";

/** Words in a row that count as the same sentence. */
const run = 3;
/** Share of such runs that excerpt and description may have in common. */
const most = 0.4;

/** The excerpt gives a reason to read, the description gives the answer; they must not say the same thing. */
export const checkSummaries: Rule = (piece) => {
	const { excerpt, description, title } = piece.post;
	const findings: Finding[] = [];
	const own = listShingles(description, run);
	const shared = [...listShingles(excerpt, run)].filter((shingle) => own.has(shingle)).length;
	if (own.size && shared / own.size > most) {
		findings.push(
			atField(piece, ["description"], "say the answer here in other words than the excerpt's"),
		);
	}
	for (const field of ["excerpt", "description"] as const) {
		const text = piece.post[field].trim();
		if (text.toLowerCase().startsWith(title.toLowerCase())) {
			findings.push(
				atField(piece, [field], "the title is already above it; start with something new"),
			);
		}
		if (!/[.?)]$/.test(text)) findings.push(atField(piece, [field], "end it with a full stop"));
	}
	return findings;
};
