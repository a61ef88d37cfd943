import { answerAddress, redirectHeaders } from "../hosting.ts";

/**
 * Does on Netlify what scripts/serve/proxy.ts does locally: one form for each address, the not-found page for
 * malformed ones, status 404 for the not-found pages' own addresses.
 */
export default async function canonical(
	request: Request,
	context: { next(): Promise<Response> },
): Promise<Response | undefined> {
	const { pathname, search } = new URL(request.url);
	const answer = answerAddress(pathname, search);
	if (!answer) return;
	if ("redirect" in answer) {
		const { redirect, status } = answer;
		return new Response(null, { status, headers: redirectHeaders(redirect) });
	}
	const isItself = answer.page === pathname;
	const page = isItself ? await context.next() : await fetch(new URL(answer.page, request.url));
	const headers = new Headers(page.headers);
	// The body that comes out of fetch is no longer compressed.
	for (const name of ["content-encoding", "content-length"]) headers.delete(name);
	return new Response(page.body, { status: answer.status, headers });
}

/** Runs only for addresses that may need it; a failure here leaves the request to the host. */
export const config = {
	pattern: [
		"^/.*[A-Z].*$",
		"^/.+/$",
		"^/.*[^a-z0-9/]$",
		"^.*//.*$",
		"^/.*\\.[hH][tT][mM][lL]?$",
		"^/(.*/)?index$",
		"^/.*%.*$",
		"^/404$",
		"^/not-found/.*$",
	],
	excludedPattern: ["^/api/.*$", "^/\\.netlify/.*$", "^/(assets|images|og)/.*$"],
	method: ["GET", "HEAD"],
	onError: "bypass",
};
