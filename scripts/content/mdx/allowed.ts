/** What a post may contain besides plain Markdown (Q27). */

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

/** What to write instead of tags that writers reach for. */
export const replacements: Record<string, string> = {
	b: "write **words** or <strong>words</strong>",
	i: "write *words* or <em>words</em>",
	h1: "the page prints the title; start sections with ##",
	h5: "headings go down to ####",
	h6: "headings go down to ####",
	div: "leave an empty line between paragraphs instead",
	section: "start a section with ## instead",
	img: 'write a drawing as ![what it shows](/figures/name.svg "Caption")',
	table: "write the table with | between the cells",
	thead: "write the table with | between the cells",
	tbody: "write the table with | between the cells",
	tr: "write the table with | between the cells",
	th: "write the table with | between the cells",
	td: "write the table with | between the cells",
	del: "write ~~words~~",
	s: "write ~~words~~",
	strike: "write ~~words~~",
	hr: "start a ## section instead",
	code: "write plain words",
	pre: "write plain words",
	u: "write plain words; underlined text reads as a link",
	sup: "write m² with the ² character",
	script: "posts carry no scripts; take it out",
	style: "the design sets the styles; take it out",
	iframe: "posts embed nothing; link to the page instead",
	video: "posts embed nothing; link to the page instead",
	object: "posts embed nothing; link to the page instead",
	embed: "posts embed nothing; link to the page instead",
	form: "forms live on the contact page; link to /contact",
	input: "forms live on the contact page; link to /contact",
	button: "write a link to /contact",
};

/** What a link may begin with, before the colon. */
export const linkSchemes = ["http", "https", "mailto", "tel"];

/** True for a relative address or an allowed scheme; characters that browsers drop are ignored. */
export function isAllowedLink(href: string): boolean {
	const seen = href.replace(/[\p{Cc}\p{Cf}\s]/gu, "").toLowerCase();
	const scheme = /^([^/?#]*?):/.exec(seen)?.[1];
	return scheme === undefined || linkSchemes.includes(scheme);
}

/** Addresses of figures, the only pictures allowed in a post's text. */
export const figurePath = /^\/figures\/[a-z0-9-]+\.svg$/;
