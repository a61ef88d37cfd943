import { canonicalPath } from "./address.ts";
import { findRule } from "./hostRules.ts";

/** What the site does with an address before any file is looked for; undefined: nothing, go on. */
export type Answer =
	| { redirect: string; status: 301 | 302 }
	| { page: string; status: 404 }
	| undefined;

/** Page for every address that nothing answers (NF-01). */
export const notFoundPath = "/404";

/**
 * Sends an address to its one form, and answers unreadable ones with the not-found page.
 * Redirects stay on the site: they are paths that begin with a single slash.
 * @param pathname path of a URL, percent-encoded
 * @param search query with its "?", kept on redirects
 */
export function answerAddress(pathname: string, search: string): Answer {
	const canonical = canonicalPath(pathname);
	if (canonical === undefined) return { page: notFoundPath, status: 404 };
	if (canonical !== pathname) return { redirect: canonical + search, status: 301 };
	if (isNotFoundPage(pathname)) return { page: pathname, status: 404 };
}

/** What the host's rule says about an address that no page answers. */
export function applyRule(pathname: string, search: string): Answer {
	const rule = findRule(pathname);
	if (!rule) return;
	const { to, status } = rule;
	return status === 404 ? { page: to, status } : { redirect: to + search, status };
}

/** A not-found screen is not found at its own address either (NF-04). */
function isNotFoundPage(path: string): boolean {
	return path === notFoundPath || path.startsWith("/not-found/");
}
