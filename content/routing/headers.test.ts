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
	expect([...policy.values()].join(" ")).not.toMatch(/unsafe|https?:|\*/);
});

test("hashed files are kept for ever, pages are not", () => {
	expect(headersFor("/assets/static/site.abc.css")["Cache-Control"]).toContain("immutable");
	expect(headersFor("/images/awnings-480-ab.avif")["Cache-Control"]).toContain("immutable");
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
