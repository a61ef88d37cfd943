import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** A pull request, as the workflow `check.yml` knows it. */
interface PullRequest {
	number: string;
	/** Name of the site at Netlify; empty where the repository does not say it. */
	site: string;
	/** The files that it adds or changes. */
	files: { file: string; text: string }[];
	/** What `npm run check:content` printed. */
	said: string;
}

/** What the check's page says of a pull request, in Markdown: its pages in the preview, then every fault. */
export function summarise({ number, site, files, said }: PullRequest): string {
	const pages = files.flatMap(({ file, text }) => {
		const [, path] = /^content\/((?:blog|products)\/.+)\.mdx$/.exec(file) ?? [];
		if (!path) return [];
		if (/^draft: true/m.test(text))
			return `- ${file} is a draft, which the preview leaves out: take the line \`draft: true\` out`;
		return site
			? `- [/${path}](https://deploy-preview-${number}--${site}.netlify.app/${path})`
			: `- add /${path} to the address of the preview, which Netlify writes into the pull request`;
	});
	const preview = ["## In the preview, once Netlify's own check is done", "", ...pages, "\n"];
	// GitHub breaks long lines of a paragraph, not those of a block.
	const lines = said.split("\n").filter((line) => line.trim());
	const check = `## What the check says\n\n${lines.map((line) => `\`\` ${line} \`\``).join("\n\n")}`;
	return (pages.length ? preview.join("\n") : "") + check;
}

if (import.meta.main) {
	const { NUMBER: number = "", SITE: site = "" } = process.env;
	// A pull request is checked out merged: the first parent is what it would be merged into.
	const args = ["diff", "--name-only", "HEAD^1", "HEAD"];
	const changed = execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(existsSync);
	const files = changed.map((file) => ({ file, text: readFileSync(file, "utf8") }));
	const said = readFileSync("reports/check.txt", "utf8");
	console.log(summarise({ number, site, files, said }));
}
