import { withAliases } from "../../scripts/content/addresses.ts";

export function onBeforePrerenderStart() {
	return withAliases(["/about"]);
}
