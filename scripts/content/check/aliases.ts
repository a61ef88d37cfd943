import path from "node:path";
import { type Fault, suggestion } from "../faults.ts";
import type { AddressMap, LinkedContent } from "./links.ts";

/** Files of the built site that an alias would overwrite, beside those of pages. */
const reserved = new Set(["/404", "/index"]);

/** Finds aliases that appear twice, hide a page, or lead nowhere. */
export function checkAliases({ content, sources, root }: LinkedContent, map: AddressMap): Fault[] {
	const source = sources.find(({ file }) => file === path.posix.join(root, "aliases.yaml"));
	if (!source || !content.aliases) return [];
	// By their files, so that a faulty product is not called none.
	const products = new Set(
		sources
			.filter(({ file }) => path.posix.dirname(file) === path.posix.join(root, "products"))
			.map(({ file }) => path.posix.basename(file, ".mdx")),
	);
	const faults: Fault[] = [];
	const add = (index: number, key: string, message: string) => {
		const field = `${index}.${key}`;
		faults.push({ file: source.file, ...source.locate([index, key]), field, message });
	};
	// Wherever it stands; one that hides a page is no way on to another, and is reported itself.
	const aliases = new Set(
		content.aliases.flatMap(({ from }) => (map.pages.has(from) ? [] : [from])),
	);
	const seen = new Set<string>();
	for (const [index, { from, to, pointer }] of content.aliases.entries()) {
		if (seen.has(from)) add(index, "from", `${from} appears twice; keep one`);
		if (map.pages.has(from)) add(index, "from", `${from} is a page of its own; take the alias out`);
		if (reserved.has(from)) add(index, "from", `${from} is the site's own; choose another address`);
		seen.add(from);
		const advice = aliases.has(to)
			? `${to} is an alias itself; write where it leads`
			: map.advise(source.file, to);
		if (advice) add(index, "to", advice);
		if (pointer && !products.has(pointer)) {
			add(index, "pointer", `"${pointer}" is not a product${suggestion(pointer, products)}`);
		}
	}
	return faults;
}
