import { writeFileSync } from "node:fs";
import path from "node:path";
import { headerRules, redirects } from "../../netlify/hosting.ts";

/** Writes the files that the host reads besides the pages: redirects and headers. */
export function writeHostFiles(folder: string): void {
	writeFileSync(path.join(folder, "_redirects"), formatRedirects());
	writeFileSync(path.join(folder, "_headers"), formatHeaders());
}

/** One rule per line: from, to, status. */
function formatRedirects(): string {
	const lines = redirects.map(({ from, to, status }) =>
		status === 404 ? `${from} ${to}.html 404` : `${from} ${to} ${status}`,
	);
	return `${lines.join("\n")}\n`;
}

/** Each path on its own line, with its headers indented below. */
function formatHeaders(): string {
	const blocks = headerRules.map(({ for: path, values }) => {
		const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${value}`);
		return [path, ...lines].join("\n");
	});
	return `${blocks.join("\n")}\n`;
}
