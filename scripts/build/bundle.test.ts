import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hashBundle } from "./bundle.ts";

/** Whatever a bundle is made from: code in five folders, page texts, and what Vite and the pages read besides. */
const sources = [
	"components/Card/Card.tsx",
	"components/Card/Card.css",
	"pages/index/+Page.tsx",
	"pages/terms.mdx",
	"scripts/content/dates.ts",
	"scripts/build/posts.ts",
	"netlify/rules.ts",
	"content/images/images.yaml",
	"content/gallery.yaml",
	".cache/fonts/ysabeau.woff2",
	".cache/fonts/figtree.woff2",
	"vite.config.ts",
	"tsconfig.json",
	"package.json",
	"package-lock.json",
];
const home = process.cwd();
let project: string;

beforeEach(() => {
	project = mkdtempSync(path.join(tmpdir(), "bundle-"));
	process.chdir(project);
	for (const file of sources) {
		mkdirSync(path.dirname(file), { recursive: true });
		writeFileSync(file, "before");
	}
});
afterEach(() => {
	process.chdir(home);
	rmSync(project, { recursive: true });
});

test("ARC-07 the bundle is kept while nothing that it is made from changes", () => {
	const before = hashBundle();
	mkdirSync("content/blog");
	writeFileSync("content/blog/new.mdx", "a post");
	expect(hashBundle()).toBe(before);
});

test.each(sources)("ARC-07 a change to %s makes another bundle", (file) => {
	const before = hashBundle();
	writeFileSync(file, "after");
	expect(hashBundle()).not.toBe(before);
});
