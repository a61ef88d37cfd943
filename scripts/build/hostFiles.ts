import { globSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type HeaderRule, headerRules, redirects } from "../../netlify/hosting.ts";

/** Writes the files that the host reads besides the pages: redirects and headers. */
export function writeHostFiles(folder: string): void {
	// One rule per line: from, to, status.
	const lines = redirects.map(({ from, to, status }) => {
		return `${from} ${status === 404 ? `${to}.html` : to} ${status}\n`;
	});
	writeFileSync(path.join(folder, "_redirects"), lines.join(""));
	// Each path on its own line, with its headers indented below.
	const rules = headerRules.flatMap((rule) => listRules(rule, folder));
	const blocks = rules.map(({ for: path, values }) => {
		const headers = Object.entries(values).map(([name, value]) => `  ${name}: ${value}\n`);
		return `${path}\n${headers.join("")}`;
	});
	writeFileSync(path.join(folder, "_headers"), blocks.join(""));
}

/** A rule for a folder becomes one for each file in it, so that an address without a file has no such header. */
function listRules(rule: HeaderRule, folder: string): HeaderRule[] {
	if (rule.for === "/*") return [rule];
	const files = globSync(`.${rule.for.replace("*", "**/*")}`, { cwd: folder, withFileTypes: true });
	return files
		.filter((file) => file.isFile())
		.map((file) => path.relative(folder, path.join(file.parentPath, file.name)))
		.sort()
		.map((file) => ({ ...rule, for: `/${file.replaceAll(path.sep, "/")}` }));
}
