import { getContent } from "../../content/collections.ts";

export function onBeforePrerenderStart() {
	return getContent().suburbs.map(({ slug }) => `/locations/${slug}`);
}
