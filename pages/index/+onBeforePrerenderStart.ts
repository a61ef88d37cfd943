import { checklistPath, hiddenPaths, listPaths } from "../../scripts/content/addresses.ts";
import { getContent } from "../../scripts/content/collections.ts";

/** Every address of the site: Vike lets the hook of one page name those of all. */
export function onBeforePrerenderStart() {
	const content = getContent();
	const aliases = content.aliases.map(({ from }) => from);
	const checklists = content.posts.flatMap(({ slug, checklist }) =>
		checklist ? checklistPath(slug) : [],
	);
	const notFound = ["/not-found/location", "/not-found/region"];
	return [...listPaths(content), ...aliases, ...hiddenPaths, ...checklists, ...notFound];
}
