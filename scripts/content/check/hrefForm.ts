/** Host names as people type them without https://, with the top-level domains common here. */
const host =
	/^(?:www\.|(?:[a-z0-9-]+\.)+(?:com|net|org|edu|gov|asn|info|id|io|co|app|au|nz|uk)(?=[:/?#]|$)|localhost\b)/i;

/** The start of an address on another site, whether right, misspelt or doubled. */
const beginning = /^(?:(?:https?(?::\/*|;\/*|\/+))+|\/\/+(?=[^/]+\.))/i;

/**
 * What to write instead of an address in the wrong form, wherever it leads; undefined when its form is right.
 * @param origin public address of the site
 * @param isPost whether a path is that of a post, because writers type its file name
 */
export function adviseForm(
	href: string,
	origin: string,
	isPost: (path: string) => boolean = () => false,
): string | undefined {
	const plain = href.trim().replace(/^[“”„‘’"]+|[“”„‘’"]+$/g, "");
	if (plain === "" || plain === "#")
		return "the link leads nowhere; write its address in the round brackets";
	const advice = adviseMail(plain) ?? adviseSite(plain, origin) ?? adviseRelative(plain, isPost);
	return advice ?? (plain === href ? undefined : `write ${plain} without the quotes`);
}

function adviseMail(href: string): string | undefined {
	return /^[^\s@/:?#]+@[^\s@/:?#]+\.[a-z]+$/i.test(href) ? `write mailto:${href}` : undefined;
}

function adviseSite(href: string, origin: string): string | undefined {
	const start = beginning.exec(href)?.[0] ?? "";
	const rest = href.slice(start.length);
	const ownHost = dropWww(URL.parse(origin)?.hostname ?? "");
	if (!start && !host.test(href) && !isAt(href, ownHost)) return undefined;
	const url = URL.parse(`https://${rest}`);
	if (!url) return `${href} is no address; write the path, or the whole address with https://`;
	if (isThisSite(url.hostname, ownHost))
		return `write the path alone, ${url.pathname}${url.search}${url.hash}`;
	return /^https?:\/\/$/i.test(start) ? undefined : `write https://${rest}`;
}

/** Advises an absolute path, because only that leads to the same page from everywhere. */
function adviseRelative(href: string, isPost: (path: string) => boolean): string | undefined {
	// A browser would take the first word for a host.
	if (href.startsWith("//")) return `write ${href.replace(/^\/+/, "/")}, with one slash`;
	if (/^(?:[/#]|[a-z][a-z0-9+.-]*:)/i.test(href)) return undefined;
	const path = href.replace(/^[./]+/, "").replace(/\.(?:mdx?|html?)$/, "");
	const post = `/blog/${path}`;
	return `write the link from the top of the site, ${isPost(post) ? post : `/${path}`}`;
}

function isAt(href: string, ownHost: string): boolean {
	return ownHost !== "" && /^[^/?#:]*/.exec(dropWww(href))?.[0] === ownHost;
}

/** True for the site itself, a preview of it, or the writer's own computer. */
function isThisSite(hostname: string, ownHost: string): boolean {
	return (
		dropWww(hostname) === ownHost ||
		/^(?:localhost|127\.0\.0\.1|\[::1\])$|\.netlify\.app$/.test(hostname)
	);
}

function dropWww(name: string): string {
	return name.toLowerCase().replace(/^www\./, "");
}
