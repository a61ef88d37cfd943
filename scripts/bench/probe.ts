// Preloaded into every process of a build (NODE_OPTIONS). Records what the process had used when prerendering began
// and when it ended.
import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Mark, Usage } from "./usage.ts";

const folder = process.env.BENCH_PROBE;
let start: Mark | undefined;

function mark(): Mark {
	const { user, system } = process.cpuUsage();
	return {
		seconds: performance.now() / 1000,
		cpu: (user + system) / 1e6,
		peak: process.resourceUsage().maxRSS / 1024,
	};
}

const log = console.log;
console.log = (...words) => {
	if (String(words[0]).includes("Rendering pages")) start = mark();
	log(...words);
};

process.on("exit", () => {
	const usage: Usage = { end: mark(), ...(start && { start }) };
	if (folder) writeFileSync(path.join(folder, `${process.pid}.json`), JSON.stringify(usage));
});
