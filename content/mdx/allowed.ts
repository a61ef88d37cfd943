/** What may stand in a post besides plain Markdown (docs/decisions.md, Q27). */

/** Tags a writer may type, with the attributes each may carry. */
export const allowedTags: Record<string, readonly string[]> = {
	a: ["href", "title", "target", "rel"],
	strong: [],
	em: [],
	br: [],
	span: [],
	h2: ["id"],
	h3: ["id"],
	h4: ["id"],
	ul: [],
	ol: [],
	li: [],
	blockquote: [],
	p: [],
};

/** Tags that Markdown itself makes: tables, struck text and the figures of content/figures. */
export const markdownTags = ["table", "thead", "tbody", "tr", "th", "td", "del", "img"] as const;

const linkSchemes = ["http:", "https:", "mailto:", "tel:"];

/** True for a relative address or one of the allowed schemes; control characters and blanks are seen through. */
export function isAllowedLink(href: string): boolean {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them when they read a scheme
	const seen = href.replace(/[\u0000-\u0020\u007f-\u00a0]/g, "").toLowerCase();
	const scheme = /^[^/?#]*?:/.exec(seen)?.[0];
	return !scheme || linkSchemes.includes(scheme);
}

/** True for a figure of content/figures, the only pictures that a post's text may hold. */
export function isFigure(src: string): boolean {
	return /^\/figures\/[a-z0-9-]+\.svg$/.test(src);
}
