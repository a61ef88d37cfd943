import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkContent } from "../../content/check.ts";
import { openBodyCache } from "../../content/mdx/cache.ts";
import { copyContent } from "../../tests/contentCopy.ts";
import { growPosts } from "./growPosts.ts";

/** Number of posts that the benchmark adds to those in the project. */
const count = Number(process.argv[2] ?? 10_000);

/** Measures checkContent() on a folder of many posts, first without its cache, then with it. */
function measure() {
	const copy = copyContent();
	const folder = mkdtempSync(path.join(tmpdir(), "bench-content-"));
	growPosts(copy.root, globSync(`${copy.root}/blog/*.mdx`).length + count);
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

measure();
