import { headersFor, redirects, securityHeaders } from "../../netlify/hosting.ts";
import { type Check, differences, get, isLocal } from "./liveCheck.ts";

/** The address of a built file that a page names. */
async function findAsset(origin: string): Promise<string> {
	const page = await (await get(`${origin}/`)).text();
	const [asset] = page.match(/\/assets\/[^"]+\.(?:js|css)/) ?? [];
	if (!asset) throw new Error("the home page names no file in /assets/");
	return origin + asset;
}

const pages: Check[] = ["/", "/contact", "/blog", "/products", "/privacy-policy"].map((path) => ({
	name: `page ${path}`,
	async run(origin) {
		const response = await get(origin + path);
		const canonical = /<link rel="canonical" href="([^"]*)"/.exec(await response.text())?.[1] ?? "";
		const own = URL.canParse(canonical) ? new URL(canonical) : undefined;
		const isOwn = own?.pathname === path && (own.host === new URL(origin).host || isLocal(origin));
		return (
			differences(response, 200, securityHeaders) ??
			(isOwn ? undefined : `canonical link is "${canonical}"`)
		);
	},
}));

/** Addresses and where they lead. */
const leads: [from: string, status: number, to: string][] = [
	["/About/", 301, "/about"],
	["/about.html", 301, "/about"],
	["/products//awnings?a=1", 301, "/products/awnings?a=1"],
	...redirects
		.filter(({ status }) => status !== 404)
		.map(({ from, to, status }): [string, number, string] => [
			from.replace(":slug", "no-such"),
			status,
			to,
		]),
];

const redirected: Check[] = leads.map(([from, status, to]) => ({
	name: `${from} leads to ${to}`,
	async run(origin) {
		const response = await get(origin + from);
		const location = new URL(response.headers.get("location") ?? "", origin);
		const found = location.pathname + location.search;
		return differences(response, status) ?? (found === to ? undefined : `leads to ${found}`);
	},
}));

const missing: Check[] = [
	"/no-such",
	"/%zz",
	"/locations/no-such",
	"/404",
	"/not-found/region",
].map((path) => ({
	name: `${path} is not found, and readable`,
	async run(origin) {
		const response = await get(origin + path);
		const text = await response.text().catch(() => "");
		return (
			differences(response, 404) ??
			(text.includes("</html>") ? undefined : "the page cannot be read")
		);
	},
}));

const files: Check[] = [
	{
		name: "a built file is kept for ever",
		run: async (origin) =>
			differences(await get(await findAsset(origin)), 200, {
				"cache-control": headersFor("/assets/x.js")["Cache-Control"],
				...securityHeaders,
			}),
	},
	{
		name: "a missing file is not kept",
		async run(origin) {
			const response = await get(`${origin}/assets/entries/no-such.js`);
			const isKept = /immutable|max-age=[1-9]\d{3}/.test(
				response.headers.get("cache-control") ?? "",
			);
			return differences(response, 404) ?? (isKept ? "a browser would keep the 404" : undefined);
		},
	},
	{
		name: "pages are compressed",
		async run(origin) {
			const response = await get(`${origin}/`, { headers: { "Accept-Encoding": "br, gzip" } });
			return response.headers.get("content-encoding") ? undefined : "no content-encoding";
		},
	},
	{
		name: "HTTP leads to HTTPS",
		async run(origin) {
			if (isLocal(origin)) return undefined;
			const response = await get(origin.replace("https:", "http:"));
			const location = response.headers.get("location") ?? "";
			return location.startsWith("https:")
				? undefined
				: `status ${response.status}, to "${location}"`;
		},
	},
];

/** What a deployed site has to do with pages, redirects, addresses without a page, and files. */
export const pageChecks: Check[] = [...pages, ...redirected, ...missing, ...files];
