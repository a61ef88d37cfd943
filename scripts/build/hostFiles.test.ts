import path from "node:path";
// Netlify's own readers, which its command-line tool brings.
import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";
import { expect, test } from "vitest";
import { headerRules, type Redirect, redirects } from "../../netlify/hosting.ts";
import { makeFolder } from "../../tests/makeFolder.ts";
import { writeHostFiles } from "./hostFiles.ts";

const files = ["/assets/entries/Page.a1.js", "/images/awnings-480-ab.avif", "/og/about-ab.jpg"];
const folder = makeFolder(Object.fromEntries(files.map((file) => [file, ""])));
writeHostFiles(folder);

test("Q16 Netlify reads the redirects as they are meant, in their order", async () => {
	const { redirects: read, errors } = await parseAllRedirects({
		redirectsFiles: [path.join(folder, "_redirects")],
		configRedirects: [],
		minimal: true,
	});
	expect(errors).toEqual([]);
	const rows = (list: Redirect[]) => list.map(({ from, to, status }) => [from, to, status]);
	// A file answers with 404.
	const meant = redirects.map((rule) =>
		rule.status === 404 ? { ...rule, to: `${rule.to}.html` } : rule,
	);
	expect(rows(read as Redirect[])).toEqual(rows(meant));
});

test("Netlify reads the headers as they are meant: a file is kept for ever, a missing one is not", async () => {
	const { headers, errors } = await parseAllHeaders({
		headersFiles: [path.join(folder, "_headers")],
		configHeaders: [],
		minimal: true,
	});
	expect(errors).toEqual([]);
	const [all, { values: forever } = { values: {} }] = headerRules;
	expect(headers).toEqual([
		{ for: "/*", values: all?.values },
		...files.map((file) => ({ for: file, values: forever })),
	]);
});
