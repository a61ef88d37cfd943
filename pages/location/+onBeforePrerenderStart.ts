import { getContent } from "../../content/collections.ts";

export const onBeforePrerenderStart = () =>
	getContent().suburbs.map(({ slug }) => `/locations/${slug}`);
