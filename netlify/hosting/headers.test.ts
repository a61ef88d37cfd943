import { expect, test } from "vitest";
import { headerRules, headersFor, securityHeaders } from "./headers.ts";

test("pages may run, load and send nothing but what comes from the site, and may not be framed", () => {
	const policy = new Map(
		headersFor("/about")
			["Content-Security-Policy"]?.split("; ")
			.map((part) => {
				const [name = "", ...values] = part.split(" ");
				return [name, values.join(" ")];
			}),
	);
	expect(policy.get("default-src")).toBe("'none'");
	expect(policy.get("script-src")).toBe("'self' 'inline-speculation-rules'");
	expect(policy.get("style-src")).toBe("'self'");
	expect(policy.get("frame-ancestors")).toBe("'none'");
	expect(policy.get("connect-src")).toBe("'self'");
	expect(policy.get("form-action")).toBe("'self'");
	expect(policy.get("base-uri")).toBe("'none'");
	expect([...policy.values()].join(" ")).not.toMatch(/unsafe|https?:|\*/);
});

test("every response asks for HTTPS, keeps its type, tells other sites only the origin, and uses no device", () => {
	const { "Content-Security-Policy": _, "Permissions-Policy": unused, ...rest } = headersFor("/");
	expect(rest).toEqual({
		"Strict-Transport-Security": "max-age=63072000; includeSubDomains",
		"X-Content-Type-Options": "nosniff",
		"X-Frame-Options": "DENY",
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"Cross-Origin-Opener-Policy": "same-origin",
	});
	for (const feature of ["camera", "geolocation", "microphone", "payment"])
		expect(unused).toContain(`${feature}=()`);
});

test("hashed files are kept for ever, pages are not", () => {
	expect(headersFor("/assets/static/site.abc.css")["Cache-Control"]).toContain("immutable");
	expect(headersFor("/images/awnings-480-ab.avif")["Cache-Control"]).toContain("immutable");
	expect(headersFor("/og/about-ab.jpg")["Cache-Control"]).toContain("immutable");
	expect(headersFor("/about")["Cache-Control"]).toBeUndefined();
});

test("no header is set by two rules that fit one path, for the host would send both", () => {
	const everywhere = Object.keys(securityHeaders);
	for (const { for: path, values } of headerRules.slice(1)) {
		expect(
			Object.keys(values).filter((name) => everywhere.includes(name)),
			path,
		).toEqual([]);
	}
});
