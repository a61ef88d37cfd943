import { subscribedPath, thanksPath } from "../../netlify/thanks.ts";

export function onBeforePrerenderStart() {
	return [thanksPath, subscribedPath];
}
