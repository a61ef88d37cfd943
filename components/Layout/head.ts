/** What a page says about itself; every `+data` returns one as `head`. */
export interface Head {
	title: string;
	/** The title goes without the trading name after it, where its words are fixed (SBP-01, NF-01). */
	exactTitle?: boolean;
	/** 70 to 160 characters, different on every page. */
	description: string;
	/** Canonical path; on an alias, that of its target. */
	path: string;
	/** Open Graph type; "article" for posts. */
	type?: "website" | "article";
	/** Name of the picture shown for the page where no sharing card is made for it. */
	image?: string;
	/** schema.org objects without @context (components/Layout/structured.ts); breadcrumbs are added from the crumbs. */
	structuredData?: readonly object[];
	/** Asks search engines not to index the page. */
	noindex?: boolean;
	/** Date and subject of an article, for sharing cards. */
	article?: { published: string; section: string; tags?: readonly string[] };
}
