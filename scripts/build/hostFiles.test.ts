import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { headerRules, type Redirect, redirects } from "../../netlify/hosting.ts";
import { writeHostFiles } from "./hostFiles.ts";

const folder = mkdtempSync(path.join(tmpdir(), "host-files-"));

beforeAll(() => writeHostFiles(folder));
afterAll(() => rmSync(folder, { recursive: true }));

test("Q16 Netlify reads the redirects as they are meant, in their order", async () => {
	const { redirects: read, errors } = await parseAllRedirects({
		redirectsFiles: [path.join(folder, "_redirects")],
		configRedirects: [],
		minimal: true,
	});
	expect(errors).toEqual([]);
	expect(
		(read as Redirect[]).map(({ from, to, status }) => ({
			from,
			to: to.replace(/\.html$/, ""),
			status,
		})),
	).toEqual(redirects.map(({ from, to, status }) => ({ from, to, status })));
});

test("Netlify reads the headers as they are meant", async () => {
	const { headers, errors } = await parseAllHeaders({
		headersFiles: [path.join(folder, "_headers")],
		configHeaders: [],
		minimal: true,
	});
	expect(errors).toEqual([]);
	expect(headers).toEqual(headerRules.map((rule) => ({ for: rule.for, values: rule.values })));
});
