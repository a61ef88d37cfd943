import { globSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type HeaderRule, headerRules, redirects } from "../../netlify/hosting.ts";

/** Writes the files that the host reads besides the pages: redirects and headers. */
export function writeHostFiles(folder: string): void {
	writeFileSync(path.join(folder, "_redirects"), formatRedirects());
	writeFileSync(path.join(folder, "_headers"), formatHeaders(folder));
}

/** One rule per line: from, to, status. */
function formatRedirects(): string {
	const lines = redirects.map(({ from, to, status }) =>
		status === 404 ? `${from} ${to}.html 404` : `${from} ${to} ${status}`,
	);
	return `${lines.join("\n")}\n`;
}

/** Each path on its own line, with its headers indented below. */
function formatHeaders(folder: string): string {
	const blocks = headerRules
		.flatMap((rule) => listRules(rule, folder))
		.map(({ for: path, values }) => {
			const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${value}`);
			return [path, ...lines].join("\n");
		});
	return `${blocks.join("\n")}\n`;
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
