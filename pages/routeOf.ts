/**
 * Makes a Vike route function, for what a route string cannot express: an address that matches the pattern. Its
 * named groups become route parameters. Vike bundles each route separately, so routes import no content.
 */
export function routeOf(pattern: RegExp) {
	return ({ urlPathname }: { urlPathname: string }) => {
		const match = pattern.exec(urlPathname);
		if (!match) return false;
		const given = Object.entries(match.groups ?? {}).filter(([, value]) => value !== undefined);
		return { routeParams: Object.fromEntries(given) };
	};
}
