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
	const models = readdirSync(blog).map((name) => [
		name,
		readFileSync(path.join(blog, name), "utf8"),
	]);
	for (let number = models.length + 1; number <= total; number++) {
		const [name = "", text = ""] = models[number % models.length] ?? [];
		const slug = name.replace(".mdx", `-${number}`);
		const copy = text
			.replace(/^id: .*\n/m, "")
			.replace(/^slug: .*/m, `slug: ${slug}`)
			// What no two posts may share; a summary keeps its length.
			.replace(/^(title|excerpt|description): (["']?)(.{14})/gm, `$1: $2Copy ${number} of it:`);
		writeFileSync(path.join(blog, `${slug}.mdx`), copy);
	}
	if (total > models.length) leaveOutCards(path.join(folder, "scripts/build.ts"));
	return Math.max(total, models.length);
}

/** Copies have no sharing cards, each of which takes as long as with ten posts. @throws if the build does not make them so */
function leaveOutCards(file: string): void {
	const script = readFileSync(file, "utf8");
	const shorter = script.replace(/^\tawait step\("Sharing cards".*\n/m, "");
	if (shorter === script) throw new Error(`${file} has no step "Sharing cards"`);
	writeFileSync(file, shorter);
}

/** @throws if the build fails, with its output */
function build(folder: string) {
	const usages = mkdtempSync(path.join(tmpdir(), "bench-usage-"));
	const start = performance.now();
	const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build.ts"], {
		cwd: folder,
		env: { ...process.env, NODE_OPTIONS: `--import=${probe}`, BENCH_FOLDER: usages },
		encoding: "utf8",
	});
	const wall = (performance.now() - start) / 1000;
	if (status !== 0) throw new Error(`the build has failed:\n${stdout}${stderr}`);
	const all = globSync(`${usages}/*`).map((file) => JSON.parse(readFileSync(file, "utf8")));
	rmSync(usages, { recursive: true });
	return {
		cpu: all.reduce((sum, [own]) => sum + own, 0),
		wall,
		peak: Math.max(...all.map(([, peak]) => peak)),
	};
}
