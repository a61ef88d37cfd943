import { getContent } from "../collections.ts";
import { derive } from "../derive.ts";
import type { Alias } from "../schema/lists.ts";

const byAddress = derive(({ aliases }) => new Map(aliases.map((alias) => [alias.from, alias])));

/** The alias that an address is, or undefined. */
export function findAlias(path: string): Alias | undefined {
	return byAddress().get(path);
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

/** What Vike tells a route function. */
interface Request {
	/** The address as it was asked for. */
	urlOriginal: string;
	/** Its path; worked out anew at every reading. */
	urlPathname: string;
}

const targets = derive(() => new Map<string, string>());

/** Path of the page that answers. Vike asks every route about every address, so the answers are kept. */
function findTarget(request: Request): string {
	const known = targets().get(request.urlOriginal);
	if (known) return known;
	const { urlOriginal, urlPathname } = request;
	const target = findAlias(urlPathname)?.to ?? urlPathname;
	targets().set(urlOriginal, target);
	return target;
}

/**
 * Makes a Vike route function: an address, or an alias of one, that fits the pattern.
 * Named groups of the pattern become route parameters.
 */
export function routeOf(pattern: RegExp) {
	return (request: Request) => {
		const match = pattern.exec(findTarget(request));
		if (!match) return false;
		const given = Object.entries(match.groups ?? {}).filter(([, value]) => value !== undefined);
		return { routeParams: Object.fromEntries(given) };
	};
}
