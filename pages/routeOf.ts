/**
 * Makes a Vike route function, for what a route string cannot say: an address that fits the pattern. Named groups
 * of the pattern become route parameters. Vike bundles each route by itself, so routes import no content.
 */
export function routeOf(pattern: RegExp) {
	return ({ urlPathname }: { urlPathname: string }) => {
		const match = pattern.exec(urlPathname);
		if (!match) return false;
		const given = Object.entries(match.groups ?? {}).filter(([, value]) => value !== undefined);
		return { routeParams: Object.fromEntries(given) };
	};
}
