/** A page that always exists, whatever the content. */
interface StandingPage {
	path: string;
	/** Its name in links; the header has its own names (HDR-08). */
	name: string;
	/** Files below content/ that it is made from, besides those used by every page and the texts that it lists. */
	files?: readonly string[];
}

/** The standing pages, in the order of the sitemap. */
export const standingPages = [
	{ path: "/", name: "Home", files: ["home.yaml", "testimonials.yaml", "services.yaml"] },
	{ path: "/products", name: "All products", files: ["services.yaml"] },
	{
		path: "/gallery",
		name: "Gallery",
		files: ["gallery.yaml", "images/images.yaml", "services.yaml"],
	},
	{ path: "/about", name: "About", files: ["pages/about.mdx"] },
	{ path: "/service-areas", name: "Service areas", files: ["services.yaml"] },
	{ path: "/locations", name: "Find your suburb", files: ["services.yaml"] },
	{ path: "/blog", name: "Blog", files: ["services.yaml"] },
	{
		path: "/plantation-shutters-guide",
		name: "Shutters guide",
		files: ["pages/plantation-shutters-guide.mdx", "prices.yaml", "facts.yaml"],
	},
	{ path: "/price-guide", name: "Price guide", files: ["prices.yaml", "facts.yaml"] },
	{ path: "/contact", name: "Contact", files: ["services.yaml", "faq.yaml", "site.yaml"] },
	{ path: "/search", name: "Search", files: ["faq.yaml", "categories.yaml"] },
	{ path: "/privacy-policy", name: "Privacy policy", files: ["pages/privacy-policy.mdx"] },
	{
		path: "/terms-conditions",
		name: "Terms and conditions",
		files: ["pages/terms-conditions.mdx"],
	},
] as const satisfies StandingPage[];

/** Names of the files of content/pages, each the text of a standing page. */
export const pageTexts: readonly string[] = standingPages.flatMap((page) =>
	"files" in page ? page.files.flatMap((file) => /^pages\/(.+)\.mdx$/.exec(file)?.[1] ?? []) : [],
);

export type StandingPath = (typeof standingPages)[number]["path"];

/** The standing pages at these paths, in the order given. */
export function pickPages(...paths: StandingPath[]): { path: StandingPath; name: string }[] {
	return paths.flatMap((path) => standingPages.filter((page) => page.path === path));
}
