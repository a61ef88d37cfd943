import { headersFor, redirects, securityHeaders } from "../../netlify/hosting.ts";

/** A request to a deployed site, and what has to come back. */
export interface Check {
	name: string;
	path: string;
	init?: RequestInit;
	status: number;
	headers?: Record<string, string | RegExp>;
	/** Path that it leads to. */
	to?: string;
	text?: RegExp;
}

/** Milliseconds that an answer may take. */
const longest = 20_000;

/** Asks for an address, and follows no redirect. */
export function get(address: string, init: RequestInit = {}): Promise<Response> {
	return fetch(address, { redirect: "manual", signal: AbortSignal.timeout(longest), ...init });
}

/** Whether a site runs on this machine. */
export function isLocal(origin: string): boolean {
	return new URL(origin).hostname === "localhost";
}

/** What a site answers otherwise than it has to; nothing, if all is well. */
export async function runCheck(
	origin: string,
	{ path, init, status, headers = {}, to, text }: Check,
): Promise<string | undefined> {
	const response = await get(new URL(path, origin).href, init);
	const location = new URL(response.headers.get("location") ?? "", origin);
	const found = location.pathname + location.search;
	const body = text ? await response.text().catch(() => "") : "";
	const faults = [
		response.status !== status && `status ${response.status}, not ${status}`,
		...Object.entries(headers).map(([name, wanted]) => {
			const value = response.headers.get(name) ?? "";
			const isRight = typeof wanted === "string" ? value === wanted : wanted.test(value);
			return !isRight && `${name} is ${value || "missing"}, not ${wanted}`;
		}),
		to !== undefined && found !== to && `leads to ${found}`,
		text && !text.test(body) && `the page has no ${text}`,
	];
	return faults.filter(Boolean).join("; ") || undefined;
}

/** What a site has to do with pages, redirects, addresses without a page, and files. */
export async function listPageChecks(origin: string): Promise<Check[]> {
	const home = await get(`${origin}/`).then(
		(response) => response.text(),
		() => "",
	);
	const [asset = "/assets/none-on-the-home-page.js"] =
		home.match(/\/assets\/[^"]+\.(?:js|css)/) ?? [];
	const canonical = isLocal(origin) ? "https?://[^/]+" : origin.replaceAll(".", "\\.");
	const leads = [
		{ from: "/About/", status: 301, to: "/about" },
		{ from: "/about.html", status: 301, to: "/about" },
		{ from: "/products//awnings?a=1", status: 301, to: "/products/awnings?a=1" },
		...redirects.filter(({ status }) => status !== 404),
	].map(({ from, ...rest }) => ({ path: from.replace(":slug", "no-such"), ...rest }));
	return [
		...["/", "/contact", "/blog", "/products", "/privacy-policy"].map((path) => ({
			name: `page ${path}`,
			path,
			status: 200,
			headers: securityHeaders,
			text: RegExp(`<link rel="canonical" href="${canonical}${path}"`),
		})),
		...leads.map((lead) => ({ name: `${lead.path} leads to ${lead.to}`, ...lead })),
		...["/no-such", "/%zz", "/locations/no-such", "/404", "/not-found/region"].map((path) => {
			return { name: `${path} is not found, and readable`, path, status: 404, text: /<\/html>/ };
		}),
		{
			name: "a built file is kept for ever",
			path: asset,
			status: 200,
			headers: { ...securityHeaders, ...headersFor("/assets/x.js") },
		},
		{
			name: "a missing file is not kept",
			path: "/assets/entries/no-such.js",
			status: 404,
			headers: { "cache-control": /^(?!.*(?:immutable|max-age=[1-9]\d{3}))/ },
		},
		{
			name: "pages are compressed",
			path: "/",
			init: { headers: { "Accept-Encoding": "br, gzip" } },
			status: 200,
			headers: { "content-encoding": /./ },
		},
	];
}

/** Finds out whether the site's address without TLS leads to the one with it. */
export async function checkSecure(origin: string): Promise<string | undefined> {
	if (isLocal(origin)) return undefined;
	const response = await get(origin.replace("https:", "http:"));
	const location = response.headers.get("location") ?? "";
	return location.startsWith("https:") ? undefined : `status ${response.status}, to "${location}"`;
}
