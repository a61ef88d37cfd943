import { getContent } from "../collections.ts";
import { derive } from "../derive.ts";
import type { Alias } from "../schemas/lists.ts";

const byAddress = derive(({ aliases }) => new Map(aliases.map((alias) => [alias.from, alias])));

/** The alias at an address, or undefined. */
export function findAlias(path: string): Alias | undefined {
	return byAddress().get(path);
}

/** Addresses followed by their aliases, for prerendering. */
export function withAliases(paths: readonly string[]): string[] {
	const targets = new Set(paths);
	return [
		...paths,
		...getContent()
			.aliases.filter(({ to }) => targets.has(to))
			.map(({ from }) => from),
	];
}
