import { listPostValues } from "../contentFiles.ts";
import type { FolderRule } from "./reading/rule.ts";

/**
 * Each category that the site lists has at least one post (ENT-17, Q26). A post with other faults counts; a post
 * whose category is not on the list may be meant for any of them.
 */
export const checkCategories: FolderRule = ({ content, sources }) => {
	const source = sources.find(({ file }) => file.endsWith("/categories.yaml"));
	if (!source || !content.categories) return [];
	const used = listPostValues(sources, "category");
	const names = new Set<unknown>(content.categories);
	if ([...used].some((category) => !names.has(category))) return [];
	return content.categories.flatMap((category, index) => {
		if (used.has(category)) return [];
		const message = `no post has the category "${category}"; give it one, or take it out`;
		return [{ file: source.file, ...source.locate([index]), message }];
	});
};
