import { writeFileSync } from "node:fs";
import path from "node:path";
import { hostRules } from "../content/hostRules.ts";

/** Writes the files that the host reads beside the pages: redirects. */
export function writeHostFiles(folder: string): void {
	const rules = hostRules.map(({ from, to, status }) => `${from} ${to}${status === 404 ? ".html" : ""} ${status}`);
	writeFileSync(path.join(folder, "_redirects"), `${rules.join("\n")}\n`);
}
