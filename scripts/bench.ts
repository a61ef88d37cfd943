import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse, stringify } from "yaml";
import { makeProjectFolder, removeProjectFolder } from "../tests/projectFolder.ts";

/**
 * `npm run bench` builds copies of the site in a temporary folder, as it is and with 10,000 posts, and prints what
 * that takes. Pictures and sharing cards are those of the last build, so run `npm run build` first.
 * Other sizes: `npm run bench -- 89 1000`.
 */
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [0, 10_000];
/** Copies are numbered from here. */
const firstId = 1000;

interface Usage {
	/** Seconds of all threads. */
	cpu: number;
	/** Megabytes of 2^20 bytes. */
	peak: number;
}

/** Preloaded into every process of a build: writes down what it used when it ends. */
const probe = `data:text/javascript,${encodeURIComponent(`
	import { writeFileSync } from "node:fs";
	process.on("exit", () => {
		const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
		const usage = { cpu: (userCPUTime + systemCPUTime) / 1e6, peak: maxRSS / 1024 };
		writeFileSync(process.env.BENCH_FOLDER + "/" + process.pid + ".json", JSON.stringify(usage));
	});
`)}`;

console.log("| posts | pages | CPU s | wall s | largest process, MB |");
console.log("| --- | --- | --- | --- | --- |");
for (const size of sizes) {
	const folder = makeProjectFolder([".cache", "public", "scripts"]);
	rmSync(path.join(folder, "dist"));
	try {
		if (size) addPosts(folder, size);
		const { cpu, wall, peak } = build(folder);
		const posts = readdirSync(path.join(folder, "content/blog")).length;
		const pages = globSync("dist/client/**/*.html", { cwd: folder }).length;
		console.log(
			`| ${posts} | ${pages} | ${cpu.toFixed(1)} | ${wall.toFixed(1)} | ${Math.round(peak)} |`,
		);
	} finally {
		removeProjectFolder(folder);
	}
}

/**
 * Copies the posts in turn until there are `total` of them, each with its own number, address, title and summaries. Copies
 * have no sharing cards, which take about as long with ten posts as with ten thousand.
 */
function addPosts(folder: string, total: number): void {
	const blog = path.join(folder, "content/blog");
	const models = readdirSync(blog).map((name) => readFileSync(path.join(blog, name), "utf8"));
	for (let index = models.length; index < total; index++) {
		const [, yaml = "", body = ""] = (models[index % models.length] ?? "").split(/^---$/m, 3);
		const post = parse(yaml);
		const id = firstId + index;
		const cut = (text: string, length: number) =>
			`${text.slice(0, length).replace(/\W+$/, "")} ${id}`;
		const slug = `${post.slug}-${id}`;
		const title = cut(post.title, 80);
		const excerpt = `${cut(post.excerpt, 150)}.`;
		const description = `${cut(post.description, 150)}.`;
		const own = stringify(
			{ ...post, id: undefined, slug, title, excerpt, description },
			{ lineWidth: 0 },
		);
		writeFileSync(path.join(blog, `${slug}.mdx`), `---\n${own}---\n${body}\nThis is copy ${id}.\n`);
	}
	const script = path.join(folder, "scripts/build.ts");
	writeFileSync(script, readFileSync(script, "utf8").replace(/.*buildCards\(\).*\n/, ""));
}

/** @throws if the build fails, after its output */
function build(folder: string): Usage & { wall: number } {
	const usages = mkdtempSync(path.join(tmpdir(), "bench-usage-"));
	const start = performance.now();
	const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build.ts"], {
		cwd: folder,
		env: { ...process.env, NODE_OPTIONS: `--import=${probe}`, BENCH_FOLDER: usages },
		encoding: "utf8",
	});
	const wall = (performance.now() - start) / 1000;
	if (status !== 0) throw new Error(`the build has failed:\n${stdout}${stderr}`);
	const all = readdirSync(usages).map(
		(name): Usage => JSON.parse(readFileSync(path.join(usages, name), "utf8")),
	);
	rmSync(usages, { recursive: true });
	return {
		cpu: all.reduce((sum, { cpu }) => sum + cpu, 0),
		wall,
		peak: Math.max(...all.map(({ peak }) => peak)),
	};
}
