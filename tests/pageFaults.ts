import type { HTMLElement } from "node-html-parser";
import { categoryPath, standingPages } from "../scripts/content/addresses.ts";
import { getContent } from "../scripts/content/collections.ts";
import { formatDay, formatMonth } from "../scripts/content/format.ts";
import { canonical, collapseSpaces } from "./html.ts";

const { posts, products, suburbs, regions, services, site, images } = getContent();

/** What a page shows that is wrong by itself or does not agree with its other parts: a sentence for each. */
export function listPageFaults(page: HTMLElement): string[] {
	return [
		...listMissing(page),
		...listUnsafeLinks(page),
		...listWrongLinks(page),
		...listWrongContents(page),
		...listWrongContacts(page),
		...listWrongPictures(page),
		...listWrongFirst(page),
		...listWrongCards(page),
		...listWrongDays(page),
		...listUnusable(page),
		...listRepeats(page),
	];
}

const words = (part: HTMLElement) => collapseSpaces(part.textContent);

/** What the validator would not miss: each page says once what it is. */
function listMissing(page: HTMLElement): string[] {
	const once = ["html[lang=en-AU]", "h1", "main", "body > header", "body > footer"];
	const inHead =
		"title meta[name=description] link[rel=canonical] link[rel=apple-touch-icon]".split(" ");
	return [...once, ...inHead.map((name) => `head > ${name}`)].flatMap((selector) => {
		const { length } = page.querySelectorAll(selector);
		return length === 1 ? [] : [`has ${length} times ${selector}, not once`];
	});
}

/** What leaves the site is a number, an address to write to, or opens in a new tab. */
function listUnsafeLinks(page: HTMLElement): string[] {
	return page
		.querySelectorAll("a[href]:not([target=_blank])")
		.map((link) => link.getAttribute("href") ?? "")
		.filter((href) => !/^(\/(?!\/)|#|tel:|mailto:|$)/.test(href))
		.map((href) => `links to ${href} without a new tab`);
}

/** Where a link may lead whose words are the name of something: a few things share a name. */
const addresses = Map.groupBy(
	[
		...standingPages.map(({ name, path }) => ({ name, ends: [path] })),
		...products.map(({ name, slug }) => ({ name, ends: [`/${slug}`] })),
		...posts.map(({ title, slug }) => ({ name: title, ends: [`/blog/${slug}`] })),
		...posts.map(({ category }) => ({ name: category, ends: [categoryPath(category)] })),
		...services.blog.topics.map(({ title }) => ({ name: title, ends: ["/blog"] })),
		...[...suburbs, ...regions].map(({ name, slug }) => ({
			name,
			ends: [`/${slug}`, ...products.map((product) => `/${slug}/${product.slug}`)],
		})),
	].map(({ name, ends }) => ({ name: collapseSpaces(name), ends })),
	({ name }) => name,
);

/** A link leads where its words say, and one that is marked as the page itself to that. */
function listWrongLinks(page: HTMLElement): string[] {
	const own = `[href='${canonical(page)}']`;
	const others = `[aria-current=page]:not(span, ${own}), nav[aria-label=Main] > ul > li > ${own}:not([aria-current])`;
	const marked = page
		.querySelectorAll(others)
		.map((link) => `"${words(link)}" is wrongly marked as this page or not`);
	const astray = page.querySelectorAll("a[href^='/']").flatMap((link) => {
		const name = words(link).replace(/^(Read More about|Learn More about|About) | \d+ posts$/g, "");
		const [path = ""] = (link.getAttribute("href") ?? "").split(/[?#]/);
		const ends = addresses.get(name)?.flatMap((entry) => entry.ends);
		return !ends || ends.some((end) => path.endsWith(end)) ? [] : [`"${name}" leads to ${path}`];
	});
	return [...marked, ...astray];
}

/** A list of contents names each part of its text, in order and as it begins; a trail ends where the visitor is. */
function listWrongContents(page: HTMLElement): string[] {
	const ends = "nav[aria-label=Breadcrumb] li:last-child > :not([aria-current=page])";
	const unended = page.querySelectorAll(ends).map((end) => `"${words(end)}" ends the trail`);
	const order = page.querySelectorAll("main [id]").map(({ id }) => id);
	const contents = page.querySelectorAll("nav:has(a[href^='#'])").flatMap((nav) => {
		const links = nav.querySelectorAll("a[href^='#']");
		const ids = links.map((link) => (link.getAttribute("href") ?? "").slice(1));
		const astray = links.filter((link, index) => {
			const target = page.getElementById(ids[index] ?? "");
			return !target || !words(target).startsWith(words(link));
		});
		const sorted = ids.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
		const left = page.querySelectorAll(".prose > h2[id]").filter(({ id }) => !ids.includes(id));
		return [
			...astray.map((link) => `"${words(link)}" leads astray`),
			...(String(ids) === String(sorted) ? [] : [`contents out of order: ${ids}`]),
			...left.map((heading) => `contents without "${words(heading)}"`),
		];
	});
	return [...unended, ...contents];
}

function listWrongContacts(page: HTMLElement): string[] {
	const shown = new Map([
		["tel:", site.phoneLink],
		["mailto:", site.email],
	]);
	const links = [...shown].flatMap(([scheme, wanted]) =>
		page.querySelectorAll(`a[href^='${scheme}']:not([href='${scheme}${wanted}'])`).map(String),
	);
	const data = page.querySelectorAll("script[type='application/ld+json']").join("");
	const told = [...data.matchAll(/"(?:telephone|email)":"([^"]*)"/g)].map(
		([, value = ""]) => value,
	);
	return [...links, ...told.filter((value) => ![...shown.values()].includes(value))];
}

/** A picture has its size, and the words that its file is listed with, or none beside words that say as much. */
function listWrongPictures(page: HTMLElement): string[] {
	return page.querySelectorAll("img").flatMap((img) => {
		const isSized = img.hasAttribute("width") && img.hasAttribute("height");
		const alt = img.getAttribute("alt");
		const { alt: listed } = images[nameOf(img)] ?? {};
		const figure = img.closest("figure, .prose");
		// A figure of a text or the gallery is described where it stands, in other words than its caption.
		const caption = figure?.querySelector("figcaption")?.textContent ?? "";
		const isFigure = figure && !caption.startsWith(alt ?? "");
		const isTold = !listed || alt === "" || alt === listed || isFigure;
		return isSized && isTold ? [] : [String(img)];
	});
}

/** The first picture, where it is in view at once, is fetched first and alone; links to the page show what it opens with. */
function listWrongFirst(page: HTMLElement): string[] {
	const isBelow = /^\/(?:contact|compare|gallery)$/.test(canonical(page));
	const late = page
		.querySelectorAll("main picture img")
		.filter(
			(img, index) =>
				`${img.getAttribute("fetchpriority")} ${img.getAttribute("loading")}` !==
				(index || isBelow ? "undefined lazy" : "high undefined"),
		);
	const opening = nameOf(page.querySelector("main section:has(h1) img"));
	const sharing = page.querySelector("meta[property='og:image']")?.getAttribute("content") ?? "";
	const [, shared] = /\/images\/(.+)-\d+-\w+\.\w+$/.exec(sharing) ?? [];
	return [
		...late.map((img) => `is fetched at the wrong time: ${img}`),
		...(opening && shared && opening !== shared ? [`opens with ${opening}, not ${shared}`] : []),
	];
}

/** A card that leads to a product shows it, and no picture stands on a page twice. */
function listWrongCards(page: HTMLElement): string[] {
	const isPost = canonical(page).startsWith("/blog/");
	const names = isPost ? [] : page.querySelectorAll("main picture img").map(nameOf);
	const twice = names.filter((name, index) => names.indexOf(name) !== index);
	const wrong = page.querySelectorAll("main article:not([data-region])").flatMap((card) => {
		const slug = card.querySelector("a[href]")?.getAttribute("href")?.split(/[/?#]/).at(-1);
		const { image = "", images = [] } = products.find((product) => product.slug === slug) ?? {};
		const shown = nameOf(card.querySelector("img"));
		return !image || ["", image, ...images].includes(shown) ? [] : [`shows ${shown} for ${slug}`];
	});
	return [...wrong, ...twice.map((name) => `shows ${name} twice`)];
}

/** The name in content/images of the picture that an element shows. */
export function nameOf(img: HTMLElement | null): string {
	const [, name = ""] = /\/images\/(.+)-\d+-\w+\.\w+$/.exec(img?.getAttribute("src") ?? "") ?? [];
	return name;
}

/** A day or a month is for machines what it is for readers. */
function listWrongDays(page: HTMLElement): string[] {
	const isDay = (day = "", shown = "") => [formatDay(day), formatMonth(day)].includes(shown);
	return page
		.querySelectorAll("time")
		.filter((time) => !isDay(time.getAttribute("datetime"), words(time)))
		.map((time) => `is another day: ${time}`);
}

function listUnusable(page: HTMLElement): string[] {
	const nameless = page
		.querySelectorAll("[tabindex='0'], svg:not([aria-hidden=true])")
		.filter(({ attributes }) => !attributes["aria-label"] && !attributes["aria-labelledby"]);
	// Nobody comes there by the keyboard: a trap for robots.
	const said = page.querySelectorAll("input[tabindex='-1']:not([aria-hidden=true] *)");
	const undrawn = page
		.querySelectorAll("use[href^='#']")
		.filter((icon) => !page.getElementById((icon.getAttribute("href") ?? "").slice(1)));
	// Only what needs script is shown by it.
	const hidden = page
		.querySelectorAll("main [hidden]")
		.filter(({ tagName }) => tagName !== "BUTTON");
	const empty = page
		.querySelectorAll(
			"main :is(h1, h2, h3, h4, p, ul, ol, li:not(:has(a, img, svg, input)), dl, dt, figcaption, legend, caption)",
		)
		.filter((part) => !words(part) && !part.closest("[role=status]"));
	// What is only a heading, and a heading of a column in a row or the other way round.
	const bare = page.querySelectorAll(
		`main :is(section, article, aside, details):not(.needs-script, :has(p, li, dd, td, blockquote,
			img, svg, label, a)), thead [scope=row], tbody [scope=col]`,
	);
	const misnamed = page
		.querySelectorAll("main section[aria-labelledby]:not([tabindex])")
		.filter((part) => !part.querySelector(`#${part.getAttribute("aria-labelledby")}`));
	// The page for writers speaks of Markdown.
	const isForWriters = canonical(page) === "/write";
	const raw = (!isForWriters && words(page).match(/\]\(\S*|\b(?:undefined|NaN)\b/g)) || [];
	const uneven = page.querySelectorAll("table").filter((table) => {
		const widths = table.querySelectorAll("tr").map((row) => {
			const spans = row.querySelectorAll("th, td").map((cell) => cell.getAttribute("colspan"));
			return spans.reduce((sum, span) => sum + Number(span ?? 1), 0);
		});
		return new Set(widths).size > 1;
	});
	return [
		...nameless,
		...said,
		...uneven,
		...undrawn,
		...hidden,
		...empty,
		...bare,
		...misnamed,
		...raw,
	].map((part) => `cannot be used: ${String(part).slice(0, 100)}`);
}

/** No list leads twice to one page, nor what is folded away to what stands above it. */
function listRepeats(page: HTMLElement): string[] {
	const folding = page
		.querySelectorAll("main details")
		.flatMap(({ parentNode }) => parentNode ?? []);
	return [...page.querySelectorAll("main ul"), ...new Set(folding)].flatMap((list) => {
		const links = list.querySelectorAll("li > a:first-child").map(String);
		const twice = links.filter((link, index) => links.indexOf(link) !== index);
		return twice.map((link) => `has twice in a list ${link}`);
	});
}
