import { existsSync, globSync } from "node:fs";
import path from "node:path";
import { type Fault, suggestion } from "./faults.ts";
import { type Content, loadContent } from "./load.ts";
import { checkBody, type InternalLink } from "./mdx/check.ts";
import { hiddenPaths, listPaths } from "./routes.ts";
import { readText } from "./source.ts";

/**
 * Finds every fault of the content: data, references, and the text and links of each MDX file.
 * @param root the content folder, as a path from the working directory
 */
export function checkContent(root = "content"): { content: Content; faults: Fault[] } {
	const { content, faults } = loadContent(root);
	const bodies = globSync(`${root}/{blog,products,pages}/*.mdx`).map((file) => ({
		file,
		...checkBody(file, readText(file)),
	}));
	faults.push(...bodies.flatMap((body) => body.faults));
	if (!faults.some(({ field }) => field)) {
		const paths = new Set([...listPaths(content), ...hiddenPaths, ...content.aliases.map(({ from }) => from)]);
		for (const { file, links } of bodies) {
			faults.push(...links.flatMap((link) => checkLink(file, link, paths, root)));
		}
	}
	return { content, faults: faults.sort(byPlace) };
}

function checkLink(file: string, { href, line, column }: InternalLink, paths: Set<string>, root: string): Fault[] {
	const at = { file, line, column };
	if (href.startsWith("#")) return [];
	if (!href.startsWith("/")) {
		return [{ ...at, message: `write the link from the top of the site, /${href.replace(/^[./]+/, "")}` }];
	}
	const target = href.replace(/[?#].*$/, "");
	if (target.startsWith("/figures/")) {
		if (existsSync(path.join(root, target))) return [];
		return [{ ...at, message: `there is no ${root}${target}` }];
	}
	if (paths.has(target)) return [];
	return [{ ...at, message: `no page has the address ${target}${suggestion(target, [...paths])}` }];
}

function byPlace(a: Fault, b: Fault): number {
	return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
