/** Host names as people type them without https://, with the top-level domains common here. */
const host =
	/^(?:www\.|(?:[a-z0-9-]+\.)+(?:com|net|org|edu|gov|asn|info|id|io|co|app|au|nz|uk)(?=[:/?#]|$)|localhost\b)/i;
/** The start of an address on another site, whether right, misspelt or doubled. */
const beginning = /^(?:(?:https?(?::\/*|;\/*|\/+))+|\/\/+(?=[^/]+\.))/i;
/** The writer's own computer, and previews of the site. */
const preview =
	/^(?:localhost|127\.0\.0\.1|\[::1\]|10(?:\.\d+){3}|192\.168(?:\.\d+){2})$|\.(?:netlify\.app|local)$/;

/** Sites that lead on to the address in a parameter, those that hide it, and documents that need a sign-in. */
const redirects =
	/^(?:www\.)?(?:google\.[a-z.]+|(?:bing|duckduckgo|linkedin|youtube)\.com)$|^lm?\.(?:facebook|instagram)\.com$|^out\.reddit\.com$|\.safelinks\.protection\.outlook\.com$/;
const shorteners =
	/^(?:bit\.ly|t\.co|tinyurl\.com|goo\.gl|ow\.ly|lnkd\.in|buff\.ly|is\.gd|urldefense\.com|r\.search\.yahoo\.com)$/;
const documents =
	/^(?:docs|drive|mail)\.google\.com$|^1drv\.ms$|^(?:chatgpt\.com|claude\.ai)$|^(?:teams\.microsoft|outlook\.(?:live|office))\.com$|(?:^|\.)(?:sharepoint|dropbox|onedrive\.live|notion|icloud|canva|slack)\.(?:com|so)$/;
const tracking =
	/^(?:utm_\w+|\w*clid|[gw]braid|mc_[ce]id|_g[al]|igsh(?:id)?|srsltid|_hs\w+|mkt_tok)$/i;

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
	const plain = href.trim().replace(/^[“”„‘’"]+|[“”„‘’"]+$/g, "");
	if (plain === "" || plain === "#")
		return "the link leads nowhere; write its address in the round brackets";
	if (/^[^\s@/:?#]+@[^\s@/:?#]+\.[a-z]+$/i.test(plain)) return `write mailto:${plain}`;
	const start = beginning.exec(plain)?.[0] ?? "";
	const ownHost = dropWww(URL.parse(origin)?.hostname ?? "");
	const isOwn = ownHost !== "" && dropWww(plain).split(/[/?#:]/)[0] === ownHost;
	if (start || isOwn || host.test(plain)) {
		const rest = plain.slice(start.length);
		const url = URL.parse(`https://${rest}`);
		if (!url) return `${plain} is no address; write the path, or the whole address with https://`;
		if (dropWww(url.hostname) === ownHost || preview.test(url.hostname))
			return `write the path alone, ${url.pathname}${url.search}${url.hash}`;
		if (!/^https?:\/\/$/i.test(start)) return `write https://${rest}`;
		const advice = advisePublic(url);
		if (advice) return advice;
	} else if (plain.startsWith("//")) {
		// A browser would take the first word for a host.
		return `write ${plain.replace(/^\/+/, "/")}, with one slash`;
	} else if (!/^(?:[/#]|[a-z][a-z0-9+.-]*:)/i.test(plain)) {
		// Only an absolute path leads to the same page from everywhere.
		const name = plain.replace(/^[./]+/, "").replace(/\.(?:mdx?|html?)$/, "");
		const post = `/blog/${name}`;
		return `write the link from the top of the site, ${posts.has(post) ? post : `/${name}`}`;
	}
	return plain === href ? undefined : `write ${plain} without the quotes`;
}

/** What to write instead of an address that readers should not be sent through, or cannot open. */
function advisePublic({ href, hostname }: URL): string | undefined {
	const url = new URL(href);
	const target = ["q", "url", "u", "uddg"]
		.map((key) => url.searchParams.get(key))
		.find((one) => one && URL.canParse(one));
	if (redirects.test(hostname) && target)
		return `the link goes through ${hostname}; write where it ends, ${target}`;
	if (shorteners.test(hostname)) return `${hostname} hides where the link ends; write that address`;
	if (url.username) return "the address has a name or a password in it; take them out";
	if (documents.test(hostname))
		return `${hostname} asks readers to sign in; link to a public page, or leave the link out`;
	const names = [...url.searchParams.keys()].filter((name) => tracking.test(name));
	for (const name of names) url.searchParams.delete(name);
	// A browser's "link to this text".
	const isMarked = url.hash.includes(":~:");
	if (isMarked) url.hash = url.hash.replace(/#?:~:.*/, "");
	return names.length || isMarked
		? `write ${url.href}, without what ${isMarked ? "marks words" : "counts visitors"}`
		: undefined;
}

function dropWww(name: string): string {
	return name.toLowerCase().replace(/^www\./, "");
}
