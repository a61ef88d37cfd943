import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { makeProjectFolder, removeProjectFolder } from "../tests/projectFolder.ts";

/**
 * `npm run bench` builds copies of the site in a temporary folder, as it is and with 10,000 posts, and prints what that
 * takes. Pictures and sharing cards are those of the last build, so run `npm run build` first. Other sizes:
 * `npm run bench -- 89 1000`.
 */
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [0, 10_000];

/** Preloaded into every process of a build: writes down its CPU seconds and its peak in MB when it ends. */
const probe = `data:text/javascript,${encodeURIComponent(`
	import { writeFileSync } from "node:fs";
	process.on("exit", () => {
		const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
		const usage = [(userCPUTime + systemCPUTime) / 1e6, maxRSS / 1024];
		writeFileSync(process.env.BENCH_FOLDER + "/" + process.pid + ".json", JSON.stringify(usage));
	});
`)}`;

console.log(
	"| posts | pages | CPU s | wall s | largest process, MB |\n| --- | --- | --- | --- | --- |",
);
for (const size of sizes) {
	const folder = makeProjectFolder([".cache", "public", "scripts"]);
	rmSync(path.join(folder, "dist"));
	try {
		const posts = addPosts(folder, size);
		const { cpu, wall, peak } = build(folder);
		const pages = globSync("dist/client/**/*.html", { cwd: folder }).length;
		const figures = [posts, pages, cpu.toFixed(1), wall.toFixed(1), Math.round(peak)];
		console.log(`| ${figures.join(" | ")} |`);
	} finally {
		removeProjectFolder(folder);
	}
}

/** Copies the posts in turn until there are `total` of them, and returns how many there are. */
function addPosts(folder: string, total: number): number {
	const blog = path.join(folder, "content/blog");
	const names = readdirSync(blog);
	const models = names.map((name) => readFileSync(path.join(blog, name), "utf8"));
	for (let number = models.length + 1; number <= total; number++) {
		const model = number % names.length;
		const slug = names[model]?.replace(".mdx", `-${number}`);
		const text = models[model]?.replace(/^id: .*\n/m, "").replace(/^slug: .*/m, `slug: ${slug}`);
		// What no two posts may share, each as long as it was.
		const fields = /^(title|excerpt|description): (["']?).{14}/gm;
		const start = `$1: $2Copy ${String(number).padStart(5, "0")} of `;
		writeFileSync(path.join(blog, `${slug}.mdx`), text?.replace(fields, start) ?? "");
	}
	// Copies have no sharing cards, each of which takes as long as with ten posts.
	const file = path.join(folder, "scripts/build.ts");
	const script = readFileSync(file, "utf8");
	const shorter = script.replace(/^\tawait step\("Sharing cards".*\n/m, "");
	if (shorter === script) throw new Error(`${file} has no step "Sharing cards"`);
	if (total > models.length) writeFileSync(file, shorter);
	return Math.max(total, models.length);
}

/** @throws if the build fails, with its output */
function build(cwd: string) {
	const usages = mkdtempSync(path.join(tmpdir(), "bench-usage-"));
	const start = performance.now();
	const env = { ...process.env, NODE_OPTIONS: `--import=${probe}`, BENCH_FOLDER: usages };
	const run = spawnSync(process.execPath, ["scripts/build.ts"], { cwd, env, encoding: "utf8" });
	const wall = (performance.now() - start) / 1000;
	if (run.status !== 0) throw new Error(`the build has failed:\n${run.stdout}${run.stderr}`);
	const all = globSync(`${usages}/*`).map((file) => JSON.parse(readFileSync(file, "utf8")));
	const [cpus, peaks] = [all.map(([cpu]) => cpu), all.map(([, peak]) => peak)];
	return { cpu: cpus.reduce((sum, cpu) => sum + cpu, 0), wall, peak: Math.max(...peaks) };
}
