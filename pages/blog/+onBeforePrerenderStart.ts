import { withAliases } from "../../content/aliases.ts";
import { getContent } from "../../content/collections.ts";
import { listBlogPaths } from "../../content/routes.ts";

export const onBeforePrerenderStart = () => withAliases(listBlogPaths(getContent().posts));
