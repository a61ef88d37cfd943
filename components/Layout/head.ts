/** What a page says about itself; every `+data` gives one as `head`. */
export interface Head {
	title: string;
	/** The title stands alone, without the trading name behind it, where its words are fixed (SBP-01, NF-01). */
	exactTitle?: boolean;
	/** 70 to 160 characters, unlike that of any other page. */
	description: string;
	/** Canonical path; of the target on an alias. */
	path: string;
	/** Open Graph type; "article" for posts. */
	type?: "website" | "article";
	/** Name of the picture that stands for the page where no sharing card is made for it. */
	image?: string;
	/** schema.org objects without @context (content/structured/structured.ts); breadcrumbs are added from the crumbs. */
	structuredData?: readonly object[];
	/** Asks search engines to stay away. */
	noindex?: boolean;
	/** Paths of the pages before and after this one in a paged list. */
	prev?: string;
	next?: string;
	/** Day and subject of an article, for sharing cards. */
	article?: { published: string; section: string; tags?: readonly string[] };
}
