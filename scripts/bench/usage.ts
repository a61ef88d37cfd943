import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** What a process had used at some moment: seconds since its start, CPU seconds, and peak memory in MB. */
export interface Mark {
	seconds: number;
	cpu: number;
	peak: number;
}

/** What a process used in all, and by the start of prerendering, if it got there. */
export interface Usage {
	start?: Mark;
	end: Mark;
}

/** What a command used, including the processes that it started. */
export interface Cost {
	seconds: number;
	cpu: number;
	/** Peak of its largest process, in MB. */
	peak: number;
	processes: Usage[];
}

/**
 * Runs Node in a folder and measures it.
 * @throws with its output when it fails
 */
export function measure(folder: string, args: readonly string[]): Cost {
	const notes = mkdtempSync(path.join(tmpdir(), "bench-usage-"));
	const from = performance.now();
	try {
		const { status, stdout, stderr } = spawnSync(process.execPath, args, {
			cwd: folder,
			env: {
				...process.env,
				NODE_ENV: "production",
				NODE_OPTIONS: `--import ${pathToFileURL("scripts/bench/probe.ts").href}`,
				BENCH_PROBE: notes,
			},
			encoding: "utf8",
			maxBuffer: 2 ** 27,
		});
		if (status !== 0)
			throw new Error(`${args.join(" ")} failed:\n${stdout.slice(-2000)}${stderr.slice(-2000)}`);
		const processes = readdirSync(notes).map(
			(name) => JSON.parse(readFileSync(path.join(notes, name), "utf8")) as Usage,
		);
		return {
			seconds: (performance.now() - from) / 1000,
			cpu: processes.reduce((sum, { end }) => sum + end.cpu, 0),
			peak: Math.max(...processes.map(({ end }) => end.peak)),
			processes,
		};
	} finally {
		rmSync(notes, { recursive: true, force: true });
	}
}
