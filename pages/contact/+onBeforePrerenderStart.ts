import { withAliases } from "../../scripts/content/routing/aliases.ts";

export function onBeforePrerenderStart() {
	return withAliases(["/contact"]);
}
