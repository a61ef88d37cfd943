import { getContent } from "./collections.ts";
import type { Alias } from "./schema/lists.ts";

/** The alias that an address is, or undefined. */
export function findAlias(path: string): Alias | undefined {
	return getContent().aliases.find(({ from }) => from === path);
}

/** Addresses with their aliases behind them, for prerendering. */
export function withAliases(paths: readonly string[]): string[] {
	const targets = new Set(paths);
	return [
		...paths,
		...getContent()
			.aliases.filter(({ to }) => targets.has(to))
			.map(({ from }) => from),
	];
}

/**
 * Makes a Vike route function: an address, or an alias of one, that fits the pattern.
 * Named groups of the pattern become route parameters.
 */
export function routeOf(pattern: RegExp) {
	return ({ urlPathname }: { urlPathname: string }) => {
		const match = pattern.exec(findAlias(urlPathname)?.to ?? urlPathname);
		if (!match) return false;
		const given = Object.entries(match.groups ?? {}).filter(([, value]) => value !== undefined);
		return { routeParams: Object.fromEntries(given) };
	};
}
