import { readJson } from "./body.ts";
import { Refusal } from "./refusal.ts";

/**
 * Reads JSON posted by one of our pages. The body is read last, so nobody waits for one that is refused anyway.
 * @throws Refusal of the first check that fails
 */
export async function readJsonPost(request: Request): Promise<unknown> {
	checkMethod(request, "POST");
	checkOrigin(request);
	checkContentType(request, "application/json");
	return readJson(request);
}

const list = new Intl.ListFormat("en-AU");

/** Refuses every method but those listed, and says which are allowed. */
export function checkMethod(request: Request, ...allowed: string[]): void {
	if (allowed.includes(request.method)) return;
	const message = `This address takes ${list.format(allowed)} only.`;
	throw new Refusal(405, message, { headers: { Allow: allowed.join(", ") } });
}

/**
 * Refuses requests that another site makes a visitor's browser send. Programs other than browsers send neither
 * header and pass: they have nothing of a visitor's to misuse.
 */
export function checkOrigin(request: Request): void {
	const site = request.headers.get("sec-fetch-site");
	const origin = request.headers.get("origin");
	const ours = site
		? site === "same-origin" || site === "none"
		: !origin || hostOf(origin) === hostOf(request.url);
	if (!ours) throw new Refusal(403, "Please send the form from our own site.");
}

function hostOf(url: string): string | undefined {
	return URL.canParse(url) ? new URL(url).host : undefined;
}

/** Refuses bodies of any other type, and any encoding except UTF-8. */
export function checkContentType(request: Request, wanted: string): void {
	const [type = "", ...parameters] = (request.headers.get("content-type") ?? "")
		.toLowerCase()
		.split(";")
		.map((part) => part.trim());
	const charset = parameters.find((part) => part.startsWith("charset="))?.slice("charset=".length);
	const utf8 = !charset || /^"?utf-?8"?$/.test(charset);
	if (type === wanted && utf8) return;
	throw new Refusal(415, `Please send ${wanted} in UTF-8.`, { headers: { Accept: wanted } });
}
