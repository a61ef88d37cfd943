import { canonicalPath } from "./address.ts";
import { findRule } from "./hostRules.ts";

/** What the site does with an address before looking for a file; undefined means nothing. */
export type Answer =
	| { redirect: string; status: 301 | 302 }
	| { page: string; status: 404 }
	| undefined;

/** Page for every address that does not exist (NF-01). */
export const notFoundPath = "/404";

/**
 * Redirects an address to its canonical form, and answers unreadable ones with the not-found page.
 * Redirects stay on the site, because they are paths that begin with a single slash.
 * @param pathname path of a URL, percent-encoded
 * @param search query with its "?", kept on redirects
 */
export function answerAddress(pathname: string, search: string): Answer {
	const canonical = canonicalPath(pathname);
	if (canonical === undefined) return { page: notFoundPath, status: 404 };
	if (canonical !== pathname) return { redirect: canonical + search, status: 301 };
	if (isNotFoundPage(pathname)) return { page: pathname, status: 404 };
}

/** Applies the host's rule for an address that has no page. */
export function applyRule(pathname: string, search: string): Answer {
	const rule = findRule(pathname);
	if (!rule) return;
	const { to, status } = rule;
	return status === 404 ? { page: to, status } : { redirect: to + search, status };
}

/** True for the not-found screens, which answer 404 at their own address too (NF-04). */
function isNotFoundPage(path: string): boolean {
	return path === notFoundPath || path.startsWith("/not-found/");
}
