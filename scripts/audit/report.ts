import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import { type AuditedPage, formatMisses, formatTable, targets } from "./table.ts";

interface Audit {
	audited: AuditedPage[];
	misses: string[];
	/** Lighthouse runs per page. */
	runs: number;
	/** Version of Chromium. */
	browser: string;
}

const file = "docs/audit.md";
/** Everything below this line is written by people and stays. */
const mark = "<!-- Below this line: notes, kept by `npm run audit`. -->";

/** Writes the audit's table into docs/audit.md, above the notes. */
export function writeReport({ audited, misses, runs, browser }: Audit): void {
	const notes = existsSync(file) ? (readFileSync(file, "utf8").split(mark)[1] ?? "") : "";
	const { version } = createRequire(import.meta.url)("lighthouse/package.json") as {
		version: string;
	};
	const [processor] = os.cpus();
	const machine = `${processor?.model.trim()}, ${os.cpus().length} cores`;
	const text = [
		"# Audit",
		`Written by \`npm run audit\`: Lighthouse ${version}, its phone profile (simulated slow 4G, processor four times slower), medians of ${runs} runs; axe at 375 and 1280 px; Chromium ${browser}; ${machine}. The build is served with Brotli and the project's own headers over HTTP/1.1.`,
		formatTable(audited),
		`Targets: ${targets.score} in all four categories, largest paint at most ${targets.largestPaint / 1000} s, nothing blocked, shift under ${targets.layoutShift}, nothing found by axe.`,
		formatMisses(misses),
		mark,
		notes.trim(),
	];
	writeFileSync(file, `${text.join("\n\n").trim()}\n`);
}
