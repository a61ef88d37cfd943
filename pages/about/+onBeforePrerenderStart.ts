import { withAliases } from "../../content/routing/aliases.ts";

export function onBeforePrerenderStart() {
	return withAliases(["/about"]);
}
