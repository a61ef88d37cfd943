import { expect, test } from "vitest";
import { type LengthKind, lengths } from "../components/LengthCheck/lengths.ts";
import { getTopics } from "../pages/blog/postLists.ts";
import { countMinutes } from "../pages/post/relatedPosts.ts";
import {
	categoryPath,
	checklistPath,
	groupByCategory,
	listPagePaths,
	postsPerPage,
} from "../scripts/content/addresses.ts";
import { getContent } from "../scripts/content/collections.ts";
import { formatDay, formatMonth } from "../scripts/content/format.ts";
import { everyPage, sectionOf, texts } from "./everyPage.ts";
import { dataOf, meta, titleOf, trailOf } from "./heads.ts";
import { collapseSpaces, hrefs, mainText, readPage } from "./html.ts";
import { nameOf } from "./pageFaults.ts";

const content = getContent();
const { posts, products, services, site, authors, sources } = content;
const author = authors.business?.name ?? "";
const pathOf = ({ slug }: { slug: string }) => `/blog/${slug}`;
const linkTo = (part: string) => (href: string) => href.startsWith(part);

/** The pages of a list of posts, with what each shows. */
function pagesOf(list: typeof posts, base: string, name: string[]) {
	return listPagePaths(list.length, base).map((path, index, paths) => ({
		heading: name[0] ?? services.blog.title,
		where: index && !name[0] ? [`Page ${index + 1} of ${paths.length}`] : [expect.any(String)],
		path,
		opening: name[0]
			? [name[0], ...(index > 0 ? [`page ${index + 1}`] : [])].join(", ")
			: `Page ${index + 1} of our blog`,
		listed: list.slice(index * postsPerPage, (index + 1) * postsPerPage),
		around: [paths[index - 1], paths[index + 1], ...(paths[1] ? [`Page ${index + 1}`] : [])],
		crumbs: ["Home", "Blog", ...name, ...(index > 0 ? [`Page ${index + 1}`] : [])],
	}));
}

const [newest, ...older] = posts;
const [first, ...others] = pagesOf(older, "/blog", []);
if (!newest || !first) throw new Error("the blog has no posts");
const lists = [
	{ ...first, listed: [newest, ...first.listed] },
	...others,
	...[...groupByCategory(posts)].flatMap(([path, list]) =>
		pagesOf(list, path, [list[0]?.category ?? ""]),
	),
];

everyPage("list of posts", lists, {
	"BLG-01 BLG-02 BLG-03 ENT-17 a card for each of its posts, the newest first: picture, title, topic, day, excerpt, author, and Read More":
		[
			(page) =>
				page
					.querySelectorAll("main article")
					.map((card) => [
						nameOf(card.querySelector("img[alt='']")),
						...texts(card, "p > span, time, h2, h3, p:not(:has(span))").filter(Boolean),
						...hrefs(card),
					]),
			({ listed }) =>
				listed.map(({ slug, title, category, date, excerpt, image }) => [
					image,
					...[category, formatDay(date), title, collapseSpaces(excerpt), `By ${author}`],
					pathOf({ slug }),
				]),
		],
	"the pages before and after it, where it stands, and the picture and title of its first post beside links to it":
		[
			(page) => [
				...["prev", "next"].map((rel) =>
					page.querySelector(`main [rel=${rel}]`)?.getAttribute("href"),
				),
				...texts(page, "[aria-label^=Pages] [aria-current=page]"),
				...texts(page, "nav[aria-label=Breadcrumb] li, h1, h1 ~ .lead"),
				...["image", "description"].map((name) => meta({ head: page }, `og:${name}`)),
			],
			({ path, opening, listed: [top], around, crumbs, heading, where }) => [
				...[...around, ...crumbs, heading, ...where],
				expect.stringContaining(`/images/${top?.image}-`),
				expect.stringContaining(path === "/blog" ? "" : `${opening}: ${top?.title}`),
			],
		],
});

test("BLG-02 BLG-07 Q57 /blog names every post by its four topics, and every topic's subjects", () => {
	const page = readPage("/blog");
	const topics = sectionOf(page, "Browse by topic");
	const named = services.blog.topics.map(({ text, categories }) => {
		const listed = posts.filter(({ category }) => categories.includes(category));
		const subjects = groupByCategory(listed).size;
		return { listed, says: [text, `All ${listed.length} posts, by ${subjects} subjects`] };
	});
	expect(hrefs(topics).filter((href) => !/#|category/.test(href))).toEqual(
		named.flatMap(({ listed }) => listed.map(pathOf)),
	);
	expect(texts(topics, "p, summary")).toEqual(named.flatMap(({ says }) => says));
	const { title, text } = services.blog;
	expect(dataOf({ head: page })[0]).toMatchObject({ name: title, description: text });
	const subjects = hrefs(topics).filter(linkTo("/blog/category/"));
	expect(subjects.toSorted()).toEqual([...groupByCategory(posts).keys()].sort());
	expect(texts(topics, "h3").join(", ")).toBe(
		"Tips & Advice, Design Inspiration, Product Highlights, Energy Efficiency",
	);
});

const topicOf = (category: string) =>
	getTopics(content).find((topic) =>
		topic.categories.some((listed) => listed.category === category),
	);

everyPage(
	"page of a subject",
	[...groupByCategory(posts)].map(([path, [post]]) => ({ path, category: post?.category ?? "" })),
	{
		"the other subjects of its topic, and the way to all topics": [
			(page) => [...texts(page, "#s-h"), ...hrefs(sectionOf(page, /^Also in/))],
			({ category }) => [
				`Also in ${topicOf(category)?.title}`,
				...(topicOf(category)?.categories ?? [])
					.filter((other) => other.category !== category)
					.map((other) => categoryPath(other.category)),
				"/blog#subjects-h",
			],
		],
	},
);

/** That of most posts first, then by name. */
const subjects = [
	...groupByCategory(posts.toSorted((a, b) => a.category.localeCompare(b.category))),
]
	.sort(([, a], [, b]) => b.length - a.length)
	.map(([path]) => path);

const call = `tel:${site.phoneLink}`;
/** The button, beside which is said what came of it, and the heading below a post's tags. */
const closing = ["Share this post", author];
everyPage(
	"post",
	posts.map((post) => ({ ...post, path: pathOf(post) })),
	{
		"PST-01 PST-02 BEY-08 picture, title, excerpt, day, author, subject, minutes, the way back": [
			(page) => [
				nameOf(page.querySelector("article header img")),
				...texts(page, "article header :is(h1, h1 + p, h1 ~ p > *)"),
				...hrefs(page.querySelector("article header")),
			],
			({ image, title, excerpt, date, category, words, checked }) => [
				...[image, title, collapseSpaces(excerpt), formatDay(date), author, category],
				`${countMinutes(words)} min read`,
				...(checked ? [`Gone over in ${formatMonth(`${checked}-01`)}`] : []),
				...["/blog", categoryPath(category)],
			],
		],
		"PST-21 its answer, and PST-11 its sections in both lists of contents": [
			(page) => [
				texts(page, "[aria-labelledby=post-answer] h2"),
				texts(page, "nav[aria-labelledby=in-this-text] a"),
				texts(page, "nav[aria-labelledby=where-in-post] a"),
			],
			(_post, page) => {
				const sections = texts(page, "[aria-labelledby=post-answer] ~ h2[id]");
				const contents = sections.length < 4 ? [] : sections;
				return [["The short answer"], contents, contents];
			},
		],
		"its sources": [
			(page) => {
				const part = sectionOf(page, "The rules themselves");
				const isGeneral = texts(part, "p").some((text) => text.startsWith("Rules change"));
				return [isGeneral, ...hrefs(part), ...texts(part, "li")];
			},
			(post) => {
				const named = sources.filter(({ id }) => post.sources?.includes(id));
				const said = named.map(
					({ title, publisher }) => `${title} (opens a new tab), ${publisher}`,
				);
				return [named.length > 0, ...named.map(({ href }) => href), ...said];
			},
		],
		"PST-07 to PST-10 Q24 a quote, a call, its tags, its author, a button to share it": [
			(page) => [
				hrefs(sectionOf(page, /^What would it cost at your place/)).slice(0, 2),
				texts(page, "[aria-label=Tags] li"),
				hrefs(page.querySelector("[aria-label=Tags]")),
				texts(page, "article :is(h2, button:has(+ [role=status]))").filter((text) =>
					closing.includes(text),
				),
			],
			({ tags = [], category }) => [
				["/contact", call],
				[category, ...tags.filter((tag) => tag.toLowerCase() !== category.toLowerCase())],
				[categoryPath(category)],
				closing,
			],
		],
		"PST-11 PST-12 PST-13 Q25 every post, itself marked, every subject, that of most posts first, a number to call":
			[
				(page) => {
					const aside = page.querySelector("aside[aria-label='More from the blog']");
					const links = hrefs(aside);
					return [
						texts(aside, "[aria-current=page]"),
						links.filter((href) => /^\/blog\/[^/]+$/.test(href)),
						links[0],
						links.filter(linkTo("/blog/category/")),
					];
				},
				({ title }) => [[title], posts.map(pathOf), call, subjects],
			],
		"PST-14 CST-17 the first two other posts, and three on its subject with what each says, none twice":
			[
				(page, post) => {
					const also = hrefs(page.querySelector(".more-posts .posts"));
					return [
						texts(page, ".more-posts :is(h2, li p)"),
						new Set([...hrefs(page.querySelector(".more-posts")), pathOf(post)]).size,
						also,
					];
				},
				(post, page) => [
					[
						"More on this subject",
						...hrefs(page.querySelector(".more-posts .topics")).map((path) =>
							collapseSpaces(posts.find((other) => pathOf(other) === path)?.excerpt ?? ""),
						),
						"You May Also Like",
					],
					6,
					posts
						.filter((other) => other.slug !== post.slug)
						.slice(0, 2)
						.map(pathOf),
				],
			],
		"a note on prices where it has any, and the sum of the product that it names": [
			(page) => [
				mainText(page).includes(services.blog.priceNote),
				hrefs(sectionOf(page, "Work out a guide price")).filter(linkTo("/products/")),
				...texts(page, "#calculator"),
			],
			({ body, calculator = "" }) => [
				body.includes("$"),
				products.filter(({ slug }) => slug === calculator).map(({ slug }) => `/products/${slug}`),
				...(calculator
					? [lengths[calculator as LengthKind]?.title ?? "Work out a guide price"]
					: []),
			],
		],
		"its day, its subject and its trail in the head": [
			(page) => [
				...["published_time", "section"].map((name) => meta({ head: page }, `article:${name}`)),
				trailOf({ head: page }),
				page.querySelectorAll("[property=article\\:tag]").map((tag) => tag.getAttribute("content")),
			],
			({ date, category, title, tags = [] }) => [date, category, ["Home", "Blog", title], tags],
		],
	},
);

everyPage(
	"page to print",
	posts
		.filter(({ checklist }) => checklist)
		.map((post) => ({ ...post, path: checklistPath(post.slug) })),
	{
		"its name, a box for each line of the post's list, and the way back": [
			(page) => [
				texts(page, "h1, h1 + p"),
				texts(page, "label"),
				hrefs(page.querySelector("main"))[0],
				...[titleOf({ head: page }), meta({ head: page }, "description")],
			],
			({ checklist = "", title, ...post }) => {
				const whole = readPage(pathOf(post));
				const parts = whole.querySelectorAll("[aria-labelledby=post-answer] ~ *");
				const from = parts.findIndex(({ id }) => id === checklist) + 1;
				const rest = parts.slice(from);
				const end = rest.findIndex(({ tagName }) => tagName === "H2");
				const lines = rest
					.slice(0, end < 0 ? rest.length : end)
					.flatMap((part) => texts(part, "li"));
				const [name = ""] = texts(whole, `[id=${checklist}]`);
				const head = [expect.stringContaining(name), expect.stringContaining(`"${title}"`)];
				return [[name, `From “${title}”.`], lines, `${pathOf(post)}#${checklist}`, ...head];
			},
		],
	},
);
