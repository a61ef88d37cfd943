import type { SharedRule } from "./rule.ts";

/** Each category that the site lists has at least one post (ENT-17, Q26). */
export const checkCategories: SharedRule = ({ content, sources }) => {
	const used = new Set(content.posts.map(({ category }) => category));
	const source = sources.find(({ file }) => file.endsWith("/categories.yaml"));
	if (!source) return [];
	return content.categories.flatMap((category, index) => {
		if (used.has(category)) return [];
		const message = `no post has the category "${category}"; give it one, or take it out`;
		return [{ file: source.file, ...source.locate([index]), message }];
	});
};
