/** Rules for addresses that no file answers. Host files, edge function, local server and tests all read these. */
export interface HostRule {
	/** Path pattern in the host's syntax: `:name` matches one part. */
	from: string;
	to: string;
	status: 301 | 302 | 404;
}

/** The first match counts; a page at the same address takes precedence over all rules. */
export const hostRules: HostRule[] = [
	// Q03
	{ from: "/products/curtains-blinds", to: "/products/sheer-curtains", status: 301 },
	{ from: "/products/curtains-drapes", to: "/products/sheer-curtains", status: 301 },
	// BLG-02
	{ from: "/blog/page/1", to: "/blog", status: 301 },
	// RT-22, RT-23
	{ from: "/products/:slug", to: "/products", status: 302 },
	{ from: "/blog/:slug", to: "/blog", status: 302 },
	// NF-02, NF-03, NF-06
	{ from: "/locations/region/:region/:product", to: "/not-found/region", status: 404 },
	{ from: "/locations/:suburb/:product", to: "/not-found/location", status: 404 },
	{ from: "/locations/:suburb", to: "/not-found/location", status: 404 },
];

/** The rule for an address, or undefined. */
export function findRule(path: string): HostRule | undefined {
	return hostRules.find(({ from }) => toPattern(from).test(path));
}

function toPattern(from: string): RegExp {
	return new RegExp(`^${from.replace(/:[a-z]+/g, "[^/]+")}$`);
}
