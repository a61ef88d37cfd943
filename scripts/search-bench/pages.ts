import { existsSync, readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import { getContent } from "../../content/collections.ts";
import { listPaths } from "../../content/routing/routes.ts";

/** A page of dist/client. */
export interface BuiltPage {
	path: string;
	title: string;
	html: string;
	/** Words of the main part. */
	text: string;
}

/** Every canonical page of the built site. @throws when the site is not built */
export function readPages(folder = "dist/client"): BuiltPage[] {
	if (!existsSync(`${folder}/index.html`)) throw new Error("Build the site first: npm run build.");
	return listPaths(getContent()).flatMap((path) => {
		const file = `${folder}${path === "/" ? "/index" : path}.html`;
		if (!existsSync(file)) return [];
		const html = readFileSync(file, "utf8");
		const main = parse(html).querySelector("main");
		const title = main?.querySelector("h1")?.structuredText ?? path;
		return [{ path, title, html, text: (main?.structuredText ?? "").replace(/\s+/g, " ") }];
	});
}
