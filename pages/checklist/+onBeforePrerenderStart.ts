import { checklistPath } from "../../scripts/content/addresses.ts";
import { getContent } from "../../scripts/content/collections.ts";

export const onBeforePrerenderStart = () =>
	getContent().posts.flatMap(({ slug, checklist }) => (checklist ? checklistPath(slug) : []));
