import { listAllPaths } from "../../scripts/content/addresses.ts";
import { getContent } from "../../scripts/content/collections.ts";

/** Every address of the site: Vike lets the hook of one page name those of all, and takes an address from one hook only. */
export const onBeforePrerenderStart = () => listAllPaths(getContent());
