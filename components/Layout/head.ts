/** What a page says about itself; every `+data` gives one as `head`. */
export interface Head {
	title: string;
	description: string;
	/** Canonical path; of the target on an alias. */
	path: string;
	/** Open Graph type; "article" for posts. */
	type?: "website" | "article";
	/** Name of the picture that stands for the page. */
	picture?: string;
	/** schema.org objects, without @context. */
	structuredData?: object[];
	/** Asks search engines to stay away. */
	noindex?: boolean;
}
