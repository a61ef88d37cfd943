import path from "node:path";
import { type Fault, suggestion } from "../faults.ts";
import type { AddressMap, LinkedContent } from "../routing/addresses.ts";

/** Finds aliases that appear twice, hide a page, or lead nowhere. */
export function checkAliases({ content, sources, root }: LinkedContent, map: AddressMap): Fault[] {
	const source = sources.find(({ file }) => file === path.posix.join(root, "aliases.yaml"));
	if (!source || !content.aliases) return [];
	const products = new Set(content.products.map(({ slug }) => slug));
	const faults: Fault[] = [];
	const add = (index: number, key: string, message: string) => {
		const field = `${index}.${key}`;
		faults.push({ file: source.file, ...source.locate([index, key]), field, message });
	};
	const seen = new Set<string>();
	for (const [index, { from, to, pointer }] of content.aliases.entries()) {
		if (seen.has(from)) add(index, "from", `${from} appears twice; keep one`);
		if (map.pages.has(from)) add(index, "from", `${from} is a page of its own; take the alias out`);
		seen.add(from);
		const advice = seen.has(to)
			? `${to} is an alias itself; write where it leads`
			: map.advise(source.file, to);
		if (advice) add(index, "to", advice);
		if (pointer && !products.has(pointer)) {
			add(index, "pointer", `"${pointer}" is not a product${suggestion(pointer, products)}`);
		}
	}
	return faults;
}
