/** Headers for responses below a path. The host's `_headers`, the functions and the local server use these. */
export interface HeaderRule {
	/** Path in the host's syntax: `*` at the end matches the rest. */
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
];

const unusedFeatures = [
	"camera",
	"geolocation",
	"gyroscope",
	"magnetometer",
	"microphone",
	"payment",
	"usb",
];

/** On every response. The host only adds them to files, so functions add them to their own responses. */
export const securityHeaders: Record<string, string> = {
	"Content-Security-Policy": contentSecurityPolicy.join("; "),
	"Strict-Transport-Security": "max-age=63072000; includeSubDomains",
	"X-Content-Type-Options": "nosniff",
	"X-Frame-Options": "DENY",
	"Referrer-Policy": "strict-origin-when-cross-origin",
	"Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
	"Cross-Origin-Opener-Policy": "same-origin",
};

/** For files whose name changes with their content. */
const forever = { "Cache-Control": "public, max-age=31536000, immutable" };

/** Netlify's network sends this for every file that no rule covers; other responses have to say it themselves. */
export const revalidate = "public, max-age=0, must-revalidate";

/** Headers of a redirect, to which the host adds none. */
export function redirectHeaders(to: string): Record<string, string> {
	return { ...securityHeaders, "Cache-Control": revalidate, Location: to };
}

/** Rules that match the same path must not set the same header, because the host would send both values. */
export const headerRules: HeaderRule[] = [
	{ for: "/*", values: securityHeaders },
	{ for: "/assets/*", values: forever },
	{ for: "/images/*", values: forever },
	{ for: "/og/*", values: forever },
];

/** The headers of one path. */
export function headersFor(path: string): Record<string, string> {
	const fitting = headerRules.filter((rule) => path.startsWith(rule.for.replace(/\*$/, "")));
	return Object.assign({}, ...fitting.map(({ values }) => values));
}
