import { getContent } from "../../scripts/content/collections.ts";

/** Old addresses, which show the page of another (pages/+onBeforeRoute.ts); Vike lets any page name them. */
export const onBeforePrerenderStart = () => getContent().aliases.map(({ from }) => from);
