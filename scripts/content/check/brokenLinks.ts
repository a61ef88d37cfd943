import { type Fault, nameField } from "../faults.ts";
import type { Source } from "../source.ts";
import { findSource } from "./knownNames.ts";
import { type Addresses, getPath, type LinkedContent, listAddresses } from "./linkTargets.ts";

/** Finds links, aliases and drawings that lead nowhere, in posts, pages, the plan and the copy of YAML files. */
export function findLinkFaults(linked: LinkedContent): Fault[] {
	const addresses = listAddresses(linked);
	const check = (source: Source, links: ReturnType<Source["listLinks"]>, own?: string[]) =>
		links.flatMap(({ href, line, column }): Fault[] => {
			const message = addresses.advise(source, href, own);
			return message ? [{ file: source.file, line, column, message }] : [];
		});
	const data = linked.sources.filter(({ file }) => !file.endsWith(".mdx"));
	return [
		...linked.articles.flatMap(({ source, body }) =>
			check(
				source,
				body.links,
				body.anchors.map(({ id }) => id),
			),
		),
		...data.flatMap((source) => check(source, source.listLinks())),
		...findPlanFaults(linked, addresses),
		...findAliasFaults(linked, addresses),
		...findIdFaults(linked),
	];
}

/** A post that waits is an address too: when it may be linked to is the linking post's concern. */
function findPlanFaults(linked: LinkedContent, { pages, advise }: Addresses): Fault[] {
	const source = findSource(linked, "plan.yaml");
	const { plan } = linked.content;
	if (!source || !plan) return [];
	return plan.flatMap(({ links }, index) =>
		links.flatMap((href, position): Fault[] => {
			const at = [index, "links", position];
			const message = pages.has(href) ? undefined : advise(source, href);
			const place = { file: source.file, ...source.locate(at), field: nameField(at) };
			return message ? [{ ...place, message }] : [];
		}),
	);
}

/** Files of the built site that an alias would overwrite, beside those of pages. */
const reserved = ["/404", "/index"];

/** Finds aliases that hide a page or lead nowhere. */
function findAliasFaults(linked: LinkedContent, { pages, advise }: Addresses): Fault[] {
	const source = findSource(linked, "aliases.yaml");
	const { aliases } = linked.content;
	if (!source || !aliases) return [];
	const hidden = aliases.map(({ from }) => from).filter((from) => !pages.has(from));
	return aliases.flatMap(({ from, to }, index) => {
		const add = (key: string, message: string | undefined | false): Fault[] => {
			const place = { file: source.file, ...source.locate([index, key]) };
			return message ? [{ ...place, field: nameField([index, key]), message }] : [];
		};
		const isAlias = hidden.includes(to);
		return [
			...add("from", pages.has(from) && `${from} is a page of its own; take the alias out`),
			...add(
				"from",
				reserved.includes(from) && `${from} is the site's own; choose another address`,
			),
			...add("to", isAlias ? `${to} is an alias itself; write where it leads` : advise(source, to)),
		];
	});
}

/** Ids that pages have beside those of their headings. */
const everywhere = ["main", "menu"];
const ofPosts = ["in-this-text", "post-answer"];
const ofGuide = ["in-this-text", "recess-check", "price-guide"];
const ofPricedProducts = ["price-guide"];

/** Finds headings whose id their page has already: the links to it lead to the first of the two. */
function findIdFaults({ articles, content }: LinkedContent): Fault[] {
	const priced = content.prices?.products.filter(({ options }) => options) ?? [];
	const isPriced = (address: string) =>
		priced.some(({ product }) => address === `/products/${product}`);
	return articles.flatMap(({ source: { file }, body }) => {
		const address = getPath(file);
		const taken = new Set(everywhere);
		if (address.startsWith("/blog/")) for (const id of ofPosts) taken.add(id);
		else if (address === "/plantation-shutters-guide") for (const id of ofGuide) taken.add(id);
		else if (isPriced(address)) for (const id of ofPricedProducts) taken.add(id);
		return body.anchors.flatMap(({ id, line, column }) => {
			if (!taken.has(id)) {
				taken.add(id);
				return [];
			}
			const message = `the page has the id ${id} already; name the heading otherwise, or give it another id`;
			return [{ file, line, column, message }];
		});
	});
}
