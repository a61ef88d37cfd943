import { getContent } from "../../scripts/content/collections.ts";

export function onBeforePrerenderStart() {
	return getContent().suburbs.map(({ slug }) => `/locations/${slug}`);
}
