import { findSource, listEntries } from "../check/knownNames.ts";
import type { Checked } from "../check.ts";
import type { Fault } from "../faults.ts";
import { atField, type Rule } from "./editedPost.ts";
import { listRuns } from "./likeness.ts";

/** Share of three-word runs that excerpt and description may have in common. */
const most = 0.4;

/** The excerpt gives a reason to read, the description gives the answer; they must not say the same thing. */
export const checkSummaries: Rule = (edited) => {
	const { excerpt, description, title } = edited.post;
	const own = listRuns(description, 3);
	const common = [...listRuns(excerpt, 3)].filter((words) => own.has(words));
	const findings = ["excerpt", "description"].flatMap((field) => {
		const text = (field === "excerpt" ? excerpt : description).trim();
		const advice = [
			field === "description" &&
				common.length / own.size > most &&
				"say the answer here in other words than the excerpt's",
			text.toLowerCase().startsWith(title.toLowerCase()) &&
				"the title is already above it; start with something new",
			!/[.?)]$/.test(text) && "end it with a full stop",
		];
		return advice.flatMap((message) => (message ? atField(edited, [field], message) : []));
	});
	return findings;
};

/** A day more than a year ahead is usually a wrong year. */
export function checkDay(today: string): Rule {
	const latest = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
	return (edited) => {
		const { date } = edited.post;
		const message = `${date} is more than a year ahead; check the year`;
		return date > latest ? [atField(edited, ["date"], message)] : [];
	};
}

/** A post has three to six tags, in lower case but for names, and without repeats (Q24). */
export const checkTags: Rule = (edited) => {
	const { tags = [] } = edited.post;
	const few = tags.length < 3 && `${tags.length} tags; give three to six`;
	const findings = few ? [atField(edited, ["tags"], few)] : [];
	for (const [index, tag] of tags.entries()) {
		const add = (message: string) => findings.push(atField(edited, ["tags", index], message));
		if (tags.indexOf(tag) < index) add(`the tag ${tag} appears twice; keep one`);
		if (/^[A-Z][a-z]/.test(tag)) add(`write the tag in small letters, ${tag.toLowerCase()}`);
	}
	return findings;
};

/**
 * Finds categories without a post (ENT-17, Q26). A post with other faults counts; one whose category is not on the list
 * may be meant for any of them.
 */
export function findUnusedCategories(checked: Checked): Fault[] {
	const source = findSource(checked, "categories.yaml");
	const { categories } = checked.content;
	if (!source || !categories) return [];
	const used = new Set(listEntries(checked, "blog").map(({ data }) => data.category));
	if ([...used].some((category) => !categories.includes(category as string))) return [];
	return categories.flatMap((category, index) => {
		if (used.has(category)) return [];
		const message = `no post has the category "${category}"; give it one, or take it out`;
		return [{ file: source.file, ...source.locate([index]), message }];
	});
}
