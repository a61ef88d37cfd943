import { getContent } from "../../content/collections.ts";
import { listCategoryPaths } from "../../content/routing/routes.ts";

export const onBeforePrerenderStart = () => listCategoryPaths(getContent().posts);
