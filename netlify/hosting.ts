/**
 * What the site does with an address before a page is looked for, and the headers of what it sends. The build writes the
 * host's files from this (scripts/build/hostFiles.ts), and the edge function and the local server go by it.
 */

/** A rule for addresses that no file answers. */
export interface Redirect {
	/** Path pattern in the host's syntax, which is that of URLPattern: `:name` matches one part. */
	from: string;
	to: string;
	status: 301 | 302 | 404;
}

/** The first match counts; a page at the same address takes precedence over all of them. */
export const redirects: Redirect[] = [
	{ from: "/products/curtains-blinds", to: "/products/sheer-curtains", status: 301 },
	{ from: "/products/curtains-drapes", to: "/products/sheer-curtains", status: 301 },
	{ from: "/blog/page/1", to: "/blog", status: 301 },
	{ from: "/products/:slug", to: "/products", status: 302 },
	{ from: "/blog/:slug", to: "/blog", status: 302 },
	{ from: "/locations/region/:region/:product", to: "/not-found/region", status: 404 },
	{ from: "/locations/:suburb/:product", to: "/not-found/location", status: 404 },
	{ from: "/locations/:suburb", to: "/not-found/location", status: 404 },
];

/** The redirect for an address, or undefined. */
export function findRedirect(pathname: string): Redirect | undefined {
	return redirects.find(({ from }) => new URLPattern({ pathname: from }).test({ pathname }));
}

/** What to answer instead of the file at an address; undefined leaves it to the file. */
export type Answer =
	| { redirect: string; status: 301 | 302 }
	| { page: string; status: 404 }
	| undefined;

/** Page for every address that does not exist. */
export const notFoundPath = "/404";

/**
 * Redirects an address to its canonical form, which is a path and so stays on the site, answers an unreadable one with
 * the not-found page, and gives the not-found pages status 404 at their own addresses too.
 * @param pathname path of a URL, percent-encoded
 * @param search query with its "?", kept on redirects
 */
export function answerAddress(pathname: string, search: string): Answer {
	const canonical = canonicalPath(pathname);
	if (canonical === undefined) return { page: notFoundPath, status: 404 };
	if (canonical !== pathname) return { redirect: canonical + search, status: 301 };
	if (pathname === notFoundPath || pathname.startsWith("/not-found/"))
		return { page: pathname, status: 404 };
}

/** Answers an address that has no page as the host does. */
export function answerMissing(pathname: string, search: string): Answer {
	const redirect = findRedirect(pathname);
	if (!redirect) return;
	const { to, status } = redirect;
	return status === 404 ? { page: to, status } : { redirect: to + search, status };
}

/** Last part of the address of a file that is not a page. Names of hashed files keep their case. */
const fileName = /\.(?!html?$)[a-z0-9]+$/i;
/** First parts reserved for the functions, the host and the dev server. */
const systemPart = /^(api$|\.netlify$|@)/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: no address has a control character
const unusable = /[\u0000-\u001f\u007f/\\]/;
/** What is not of a page's name; of many signs it looks from the first alone, or it would take long. */
const ending = /(?<![\s\p{P}\p{Cf}>])(\.html?|[\s\p{P}\p{Cf}>])+$/u;

/**
 * The canonical form of a page's address: lower case, single slashes, none at the end, no `.html`, no `index`, and none
 * of the signs and invisible characters that follow a link in a text. An address already in this form is returned unchanged.
 * @param pathname path of a URL, percent-encoded
 * @returns undefined when the path cannot be read: broken encoding, control characters, encoded slashes
 */
export function canonicalPath(pathname: string): string | undefined {
	const parts = decodeParts(pathname);
	if (!parts) return undefined;
	const wanted = canonicalParts(parts.filter(Boolean));
	if (wanted.join("/") === parts.join("/")) return pathname;
	return `/${wanted.map(encodeURIComponent).join("/")}`;
}

function decodeParts(pathname: string): string[] | undefined {
	try {
		const parts = pathname.slice(1).split("/").map(decodeURIComponent);
		return parts.some((part) => unusable.test(part)) ? undefined : parts;
	} catch {
		return undefined;
	}
}

function canonicalParts(parts: string[]): string[] {
	if (systemPart.test(parts[0] ?? "") || fileName.test(parts.at(-1) ?? "")) return parts;
	if (!parts.length) return [];
	const lower = parts.map((part) => part.toLowerCase());
	const name = lower.pop()?.replace(ending, "");
	return name && name !== "index" ? [...lower, name] : canonicalParts(lower);
}

/** Headers of the responses below a path, in the host's syntax: `*` at the end matches the rest. */
export interface HeaderRule {
	for: string;
	values: Record<string, string>;
}

/**
 * Everything comes from the site itself, without inline styles or scripts, and no other site may frame it. Only
 * speculation rules are inline (components/Layout/SpeculationRules.tsx), because they run nothing.
 */
const contentSecurityPolicy = [
	"default-src 'none'",
	"script-src 'self' 'inline-speculation-rules'",
	"style-src 'self'",
	"img-src 'self' data:",
	"font-src 'self'",
	"connect-src 'self'",
	"manifest-src 'self'",
	"form-action 'self'",
	"frame-ancestors 'none'",
	"base-uri 'none'",
	// No script may turn a text into markup.
	"require-trusted-types-for 'script'",
];

/** On every response. The host only adds them to files, so functions add them to their own responses. */
export const securityHeaders: Record<string, string> = {
	"Content-Security-Policy": contentSecurityPolicy.join("; "),
	// Two years. Not for subdomains: what the owner runs there is not this site's to decide.
	"Strict-Transport-Security": "max-age=63072000",
	"X-Content-Type-Options": "nosniff",
	"X-Frame-Options": "DENY",
	"Referrer-Policy": "strict-origin-when-cross-origin",
	"Permissions-Policy":
		"camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
	"Cross-Origin-Opener-Policy": "same-origin",
};

/** For files whose name changes with their content. */
const forever = { "Cache-Control": "public, max-age=31536000, immutable" };

/**
 * Rules that match the same path must not set the same header, because the host would send both values. The build writes
 * those for folders as one for each file (scripts/build/hostFiles.ts): the host would keep a missing one for ever too.
 */
export const headerRules: HeaderRule[] = [
	{ for: "/*", values: securityHeaders },
	{ for: "/assets/*", values: forever },
	{ for: "/images/*", values: forever },
	{ for: "/og/*", values: forever },
];

/** The headers of one path. */
export function headersFor(pathname: string): Record<string, string> {
	const matching = headerRules.filter((rule) => pathname.startsWith(rule.for.replace("*", "")));
	return Object.assign({}, ...matching.map(({ values }) => values));
}

/** Netlify's network sends this for every file that no rule covers; other responses have to say it themselves. */
export const revalidate = "public, max-age=0, must-revalidate";

/** Headers of a redirect, to which the host adds none. */
export function redirectHeaders(to: string): Record<string, string> {
	return { ...securityHeaders, "Cache-Control": revalidate, Location: to };
}
