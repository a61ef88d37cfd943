import type { Options as Schema } from "rehype-sanitize";

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

/** Tags that Markdown itself produces: tables, struck-out text and the figures of content/figures. */
export const markdownTags = ["table", "thead", "tbody", "tr", "th", "td", "del", "img"] as const;

const linkSchemes = ["http", "https", "mailto", "tel"];

/** Addresses of the pictures allowed in a text: drawings of content/figures, and content/images by name. */
export const figurePath = /^\/(?:figures\/[a-z0-9-]+\.svg|images\/[a-z0-9-]+)$/;

/** The same lists for rehype-sanitize, with what GFM itself sets. */
export const sanitizeSchema: Schema = {
	tagNames: [...Object.keys(allowedTags), ...markdownTags],
	attributes: {
		...(allowedTags as Record<string, string[]>),
		ol: ["start"],
		th: ["align", ["scope", "row", "col"]],
		td: ["align"],
		img: [["src", figurePath], "alt", "title"],
	},
	protocols: { href: linkSchemes },
	clobber: [],
	strip: ["script", "style"],
};

/**
 * True for a relative address or an allowed scheme in small letters, as rehype-sanitize wants it; characters that browsers
 * drop are ignored.
 */
export function isAllowedLink(href: string): boolean {
	const seen = href.replace(/[\p{Cc}\p{Cf}\s]/gu, "");
	const scheme = /^([^/?#]*?):/.exec(seen)?.[1];
	return scheme === undefined || linkSchemes.includes(scheme);
}
