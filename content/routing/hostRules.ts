/** Rules for addresses that no file answers. Host files, edge function, local server and tests all read these. */
export interface HostRule {
	/** Path pattern in the host's own language: `:name` is one part. */
	from: string;
	to: string;
	status: 301 | 302 | 404;
	/** Why the rule is there: a spec id. */
	why: string;
}

/** The first that fits counts; a page of the same address comes before any of them. */
export const hostRules: HostRule[] = [
	{ from: "/products/curtains-blinds", to: "/products/sheer-curtains", status: 301, why: "Q03" },
	{ from: "/products/curtains-drapes", to: "/products/sheer-curtains", status: 301, why: "Q03" },
	{ from: "/blog/page/1", to: "/blog", status: 301, why: "BLG-02" },
	{ from: "/products/:slug", to: "/products", status: 302, why: "RT-22" },
	{ from: "/blog/:slug", to: "/blog", status: 302, why: "RT-23" },
	{
		from: "/locations/region/:region/:product",
		to: "/not-found/region",
		status: 404,
		why: "NF-03",
	},
	{ from: "/locations/:suburb/:product", to: "/not-found/location", status: 404, why: "NF-02" },
	{ from: "/locations/:suburb", to: "/not-found/location", status: 404, why: "NF-06" },
];

/** The rule for an address, or undefined. */
export function findRule(path: string): HostRule | undefined {
	return hostRules.find(({ from }) => toPattern(from).test(path));
}

function toPattern(from: string): RegExp {
	return new RegExp(`^${from.replace(/:[a-z]+/g, "[^/]+")}$`);
}
