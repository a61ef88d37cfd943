import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkContent } from "../../content/check.ts";
import { openBodyCache } from "../../content/mdx/cache.ts";
import { copyContent } from "../../tests/contentCopy.ts";

/** Posts that the measurement adds to those that stand in the project. */
const count = Number(process.argv[2] ?? 10_000);
const model = readFileSync("content/blog/zip-screens-kiama-salt-and-hardware.mdx", "utf8");

/** Measures checkContent() over a folder of many posts: first from nothing, then with its cache. */
function measure() {
	const copy = copyContent();
	const folder = mkdtempSync(path.join(tmpdir(), "bench-content-"));
	mkdirSync(path.join(copy.root, "blog"), { recursive: true });
	for (let id = 1000; id < 1000 + count; id++)
		writeFileSync(path.join(copy.root, "blog", `post-${id}.mdx`), makePost(id));
	for (const run of ["from nothing", "with its cache"]) {
		const cache = openBodyCache(path.join(folder, "bodies.json"));
		const start = performance.now();
		const { content, faults } = checkContent(copy.root, cache.read);
		cache.save();
		const seconds = (performance.now() - start) / 1000;
		const memory = Math.round(process.memoryUsage.rss() / 2 ** 20);
		console.log(
			`${content.posts.length} posts ${run}: ${seconds.toFixed(1)} s, ${faults.length} faults, ${memory} MB`,
		);
	}
	copy.dispose();
	rmSync(folder, { recursive: true });
}

/** The model with a number of its own in every field that has to be unique, and in its text. */
function makePost(id: number): string {
	return model
		.replace(/^id: .*/m, `id: ${id}`)
		.replace(/^slug: .*/m, `slug: post-${id}`)
		.replace(
			/^(title|excerpt|description): (.*)$/gm,
			(_, key, text) => `${key}: ${text.slice(0, 130)} ${id}.`,
		)
		.replace(/^title: .*/m, `title: Zip screens in salt, number ${id}`)
		.replace("## What salt attacks first", `## What salt attacks first, number ${id}`);
}

measure();
