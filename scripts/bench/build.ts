import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildArguments } from "../buildArguments.ts";
import { growContent } from "./growContent.ts";

/** What the process had used at a moment: seconds since its start, CPU seconds, and peak memory in MB. */
interface Mark {
	seconds: number;
	cpu: number;
	peak: number;
}

interface Figures {
	pages: number;
	start: Mark;
	end: Mark;
}

/** How many times the pages of the site are built. */
const sizes = [1, 2, 4];
/** What a build reads; the pictures and fonts have to be there (npm run build makes them). */
const copied = [
	"components",
	"netlify",
	"pages",
	"scripts",
	"tsconfig.json",
	"vite.config.ts",
	"package.json",
];
const linked = ["node_modules", "public", ".cache"];

/** Builds the site with once, twice and four times its suburbs in a temporary folder, and prints what it takes. */
function measure() {
	console.log(
		"       pages  prerendering   pages/s  CPU s  CPU ms/page  whole build  CPU s  peak memory  per page",
	);
	for (const times of sizes) console.log(format(times, build(times)));
}

function build(times: number): Figures {
	const folder = mkdtempSync(path.join(tmpdir(), `bench-${times}x-`));
	const probe = path.join(folder, "probe.json");
	try {
		for (const name of copied) cpSync(name, path.join(folder, name), { recursive: true });
		for (const name of linked) symlinkSync(path.resolve(name), path.join(folder, name), "junction");
		growContent("content", path.join(folder, "content"), times);
		const preload = ["--import", path.resolve("scripts/bench/probe.ts")];
		const { status, stderr } = spawnSync(process.execPath, [...preload, ...buildArguments], {
			cwd: folder,
			env: { ...process.env, NODE_ENV: "production", BENCH_PROBE: probe },
			encoding: "utf8",
			maxBuffer: 2 ** 27,
		});
		if (status !== 0)
			throw new Error(`the build of ${times}x the pages failed:\n${stderr.slice(0, 2000)}`);
		const pages = globSync("dist/client/**/*.html", { cwd: folder }).length;
		return { pages, ...(JSON.parse(readFileSync(probe, "utf8")) as { start: Mark; end: Mark }) };
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

function format(times: number, { pages, start, end }: Figures): string {
	const seconds = end.seconds - start.seconds;
	const cpu = end.cpu - start.cpu;
	return [
		`${times}x`.padEnd(4),
		`${pages}`.padStart(8),
		`${seconds.toFixed(2)} s`.padStart(14),
		`${Math.round(pages / seconds)}`.padStart(10),
		cpu.toFixed(2).padStart(7),
		((cpu * 1000) / pages).toFixed(2).padStart(13),
		`${end.seconds.toFixed(2)} s`.padStart(13),
		end.cpu.toFixed(2).padStart(7),
		`${Math.round(end.peak)} MB`.padStart(13),
		`${Math.round((end.peak * 1024) / pages)} KB`.padStart(10),
	].join("");
}

if (import.meta.main) measure();
