import { distance } from "fastest-levenshtein";
import type { Loaded } from "../check/names.ts";
import { findSource, listEntries } from "../check/names.ts";
import type { Fault } from "../faults.ts";
import { listShingles } from "./overlap.ts";
import { atField, type EditedPost, type Finding, type Rule } from "./post.ts";

/** Share of three-word runs that excerpt and description may have in common. */
const most = 0.4;

/** The excerpt gives a reason to read, the description gives the answer; they must not say the same thing. */
export const checkSummaries: Rule = (edited) => {
	const { excerpt, description, title } = edited.post;
	const findings: Finding[] = [];
	const own = listShingles(description, 3);
	const common = [...listShingles(excerpt, 3)].filter((words) => own.has(words)).length;
	if (own.size && common / own.size > most) {
		const advice = "say the answer here in other words than the excerpt's";
		findings.push(atField(edited, ["description"], advice));
	}
	for (const field of ["excerpt", "description"] as const) {
		const text = edited.post[field].trim();
		const add = (message: string) => findings.push(atField(edited, [field], message));
		if (text.toLowerCase().startsWith(title.toLowerCase()))
			add("the title is already above it; start with something new");
		if (!/[.?)]$/.test(text)) add("end it with a full stop");
	}
	return findings;
};

/** A post has three to six tags, in lower case, without repeats, and spelt as in other posts (Q24). */
export const checkTags = (posts: readonly EditedPost[]): Rule => {
	const groups = Map.groupBy(
		posts.flatMap(({ post }) => post.tags ?? []),
		(tag) => tag,
	);
	const common = [...groups.keys()].filter((tag) => (groups.get(tag)?.length ?? 0) > 1);
	return (edited) => {
		const { tags = [] } = edited.post;
		const findings: Finding[] = [];
		if (tags.length < 3)
			findings.push(atField(edited, ["tags"], `${tags.length} tags; give three to six`));
		for (const [index, tag] of tags.entries()) {
			const add = (message: string) => findings.push(atField(edited, ["tags", index], message));
			if (tags.indexOf(tag) < index) add(`the tag ${tag} appears twice; keep one`);
			const isCapital = /^[A-Z][a-z]/.test(tag);
			const small = isCapital ? tag.toLowerCase() : tag;
			const twin = common.includes(small) ? undefined : common.find((one) => isTwin(one, small));
			if (isCapital) add(`write the tag in small letters, ${twin ?? small}`);
			else if (twin) add(`other posts have the tag "${twin}"; write the same`);
		}
		return findings;
	};
};

/** True for one word spelt differently: plural, hyphen, or a letter dropped. */
function isTwin(one: string, tag: string): boolean {
	const bare = (text: string) => text.toLowerCase().replace(/[\s-]|s\b/g, "");
	if (/\d/.test(tag)) return false;
	return (
		bare(one) === bare(tag) ||
		(tag.length > 7 && one.length !== tag.length && distance(tag, one) === 1)
	);
}

/**
 * Finds categories without a post (ENT-17, Q26). A post with other faults counts; one whose category is not on the list
 * may be meant for any of them.
 */
export function findUnusedCategories(loaded: Loaded): Fault[] {
	const source = findSource(loaded, "categories.yaml");
	const { categories } = loaded.content;
	if (!source || !categories) return [];
	const used = new Set(listEntries(loaded, "blog").map(({ data }) => data.category));
	if ([...used].some((category) => !categories.includes(category as string))) return [];
	return categories.flatMap((category, index) => {
		if (used.has(category)) return [];
		const message = `no post has the category "${category}"; give it one, or take it out`;
		return [{ file: source.file, ...source.locate([index]), message }];
	});
}
