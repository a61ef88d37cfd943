import { hiddenPaths, listPaths } from "../../scripts/content/addresses.ts";
import { type Content, getContent } from "../../scripts/content/collections.ts";
import { type Answer, answerAddress, applyRule } from "./answer.ts";

/**
 * The answer under `npm run dev`, where pages are not yet files that could take precedence over the host's rules.
 * Broken content counts as a page, so that the dev server reports what is wrong with it.
 */
export function answerInDev(pathname: string, search: string): Answer {
	const answer = answerAddress(pathname, search);
	if (answer) return answer;
	const rule = applyRule(pathname, search);
	return rule && !hasPage(pathname) ? rule : undefined;
}

function hasPage(path: string): boolean {
	try {
		return listAddresses(getContent()).has(path);
	} catch {
		return true;
	}
}

function listAddresses(content: Content): Set<string> {
	return new Set([
		...listPaths(content),
		...hiddenPaths,
		...content.aliases.map(({ from }) => from),
	]);
}
