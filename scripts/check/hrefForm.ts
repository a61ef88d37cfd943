/** Host names as people type them without https://, with the top-level domains common here. */
const host =
	/^(?:www\.|(?:[a-z0-9-]+\.)+(?:com|net|org|edu|gov|asn|info|id|io|co|app|au|nz|uk)(?=[:/?#]|$)|localhost\b)/i;
/** The start of an address on another site, whether right, misspelt or doubled. */
const beginning = /^(?:(?:https?(?::\/*|;\/*|\/+))+|\/\/+(?=[^/]+\.))/i;
/** The writer's own computer, and previews of the site. */
const preview = /^(?:localhost|\[::1\]|(?:127|10|192\.168)(?:\.\d+)+)$|\.(?:netlify\.app|local)$/;
/** Documents that ask for a sign-in. */
const documents =
	/(?:^|\.)(?:(?:docs|drive|mail|photos|gemini)\.google|chat\.openai|chatgpt|claude|teams\.microsoft|1drv|outlook\.\w+|sharepoint|dropbox|onedrive\.live|notion|icloud|canva|slack)\.(?:com|ai|ms|so)$/;
/** Pages of a search engine that lead on or list what it found. */
const engines =
	/^(?:www\.|r\.)?(?:google|bing|duckduckgo|search\.yahoo)\.[a-z.]+\/(?:url|amp|search|ck|l|_ylt|\?q=)/;
const tracking =
	/^(?:utm_\w+|\w*clk?id|[gw]braid|gad_\w+|mc_[ce]id|_g[al]|igsh(?:id)?|si|srsltid|_{0,2}hs\w+)$/i;

/**
 * What to write instead of an address in the wrong form, wherever it leads; undefined when its form is right.
 * @param origin public address of the site
 * @param posts addresses of posts, because writers type the names of their files
 */
export function adviseForm(
	href: string,
	origin: string,
	posts: { has(path: string): boolean } = new Set(),
): string | undefined {
	if (/^#?$/.test(href)) return "the link leads nowhere; write its address in the round brackets";
	if (/^[^\s@/:?#]+@[^\s@/:?#]+\.[a-z]+$/i.test(href)) return `write mailto:${href}`;
	const start = beginning.exec(href)?.[0] ?? "";
	const ownHost = dropWww(URL.parse(origin)?.hostname ?? "");
	const isOwn = ownHost !== "" && dropWww(href).split(/[/?#:]/)[0] === ownHost;
	if (start || isOwn || host.test(href)) {
		const rest = href.slice(start.length);
		const url = URL.parse(`https://${rest}`);
		if (!url) return `${href} is no address; write the path, or the whole address with https://`;
		if (dropWww(url.hostname) === ownHost || preview.test(url.hostname))
			return `write the path alone, ${url.pathname}${url.search}${url.hash}`;
		return /^https?:\/\/$/i.test(start) ? advisePublic(url) : `write https://${rest}`;
	}
	if (/^(?:\/(?!\/)|#|[a-z][a-z0-9+.-]*:)/i.test(href)) return undefined;
	// Only an absolute path leads to the same page from everywhere; in //a/b a browser would take a for a host.
	const name = href.replace(/^[./“”‘’"']+|[“”‘’"']+$/g, "").replace(/\.(?:mdx?|html?)$/, "");
	const post = `/blog/${name}`;
	return `write the link from the top of the site, ${posts.has(post) ? post : `/${name}`}`;
}

/** What to write instead of an address that readers should not be sent through, or cannot open. */
function advisePublic({ href, hostname }: URL): string | undefined {
	const url = new URL(href);
	const target = [...url.searchParams.values()].find((one) => /^https?:\/\//.test(one));
	if (target) return `the link goes through ${hostname}; write where it ends, ${target}`;
	if (engines.test(href.replace(/^https?:\/\//, "")))
		return `the link goes through ${hostname}; open it, and write the address where it ends`;
	if (url.username) return "the address has a name or a password in it; take them out";
	if (documents.test(hostname))
		return `${hostname} asks readers to sign in; link to a public page, or leave the link out`;
	const names = [...url.searchParams.keys()].filter((name) => tracking.test(name));
	for (const name of names) url.searchParams.delete(name);
	// A browser's "link to this text" ends in :~:text=.
	url.hash = url.hash.replace(/#?:~:.*/, "");
	return names.length || href.includes(":~:")
		? `write ${url.href}, without what counts visitors or marks words`
		: undefined;
}

function dropWww(name: string): string {
	return name.toLowerCase().replace(/^www\./, "");
}
