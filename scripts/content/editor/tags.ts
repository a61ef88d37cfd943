import { distance } from "fastest-levenshtein";
import { derivePerDesk } from "./reading/derivePerDesk.ts";
import { atField, type Finding, type Rule } from "./reading/rule.ts";

/** How many posts have each tag. */
const countTags = derivePerDesk(({ pieces }) => {
	const counts = new Map<string, number>();
	for (const tag of pieces.flatMap(({ post }) => post.tags ?? []))
		counts.set(tag, (counts.get(tag) ?? 0) + 1);
	return counts;
});

/** A post has three to six tags, in lower case, without repeats, and spelt as in other posts (Q24). */
export const checkTags: Rule = (piece, desk) => {
	const counts = countTags(desk);
	const tags = piece.post.tags ?? [];
	const findings: Finding[] = [];
	if (tags.length < 3)
		findings.push(atField(piece, ["tags"], `${tags.length} tags; give three to six`));
	for (const [index, tag] of tags.entries()) {
		const add = (message: string) => findings.push(atField(piece, ["tags", index], message));
		if (tags.indexOf(tag) < index) add(`the tag ${tag} appears twice; keep one`);
		const isCapital = /^[A-Z][a-z]/.test(tag);
		const small = isCapital ? tag.toLowerCase() : tag;
		const twin = findTwin(small, counts);
		if (isCapital) add(`write the tag in small letters, ${twin ?? small}`);
		else if (twin) add(`other posts have the tag "${twin}"; write the same`);
	}
	return findings;
};

/** A tag of several posts that is the same word spelt differently: plural, hyphen, or a letter dropped. */
function findTwin(tag: string, counts: ReadonlyMap<string, number>): string | undefined {
	if ((counts.get(tag) ?? 0) > 1 || /\d/.test(tag)) return undefined;
	const isTwin = (other: string) => {
		if (bare(other) === bare(tag)) return true;
		return tag.length > 7 && other.length !== tag.length && distance(tag, other) === 1;
	};
	return [...counts].find(([other, count]) => count > 1 && other !== tag && isTwin(other))?.[0];
}

function bare(tag: string): string {
	return tag.toLowerCase().replace(/[\s-]|s\b/g, "");
}
