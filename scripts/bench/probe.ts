// Preloaded into the build (node --import): writes down what the process has used when prerendering
// begins and when the process ends.
import { writeFileSync } from "node:fs";

const file = process.env.BENCH_PROBE;
/** Seconds of wall and processor time, and megabytes at the peak. */
const marks: Record<string, { seconds: number; cpu: number; peak: number }> = {};

function mark(name: "start" | "end") {
	const { user, system } = process.cpuUsage();
	marks[name] = {
		seconds: performance.now() / 1000,
		cpu: (user + system) / 1e6,
		peak: process.resourceUsage().maxRSS / 1024,
	};
}

const log = console.log;
console.log = (...words) => {
	if (!marks.start && String(words[0]).includes("pre-rendering")) mark("start");
	log(...words);
};

process.on("exit", () => {
	mark("end");
	if (file) writeFileSync(file, JSON.stringify(marks));
});
