import { withAliases } from "../../content/aliases.ts";

export function onBeforePrerenderStart() {
	return withAliases(["/about"]);
}
