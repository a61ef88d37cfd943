import { pathsOf } from "../../scripts/content/addresses.ts";
import { getContent } from "../../scripts/content/collections.ts";

export const onBeforePrerenderStart = () => pathsOf.product(getContent());
