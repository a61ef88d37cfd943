import type { Fault } from "../content/faults.ts";
import type { Source } from "../content/source.ts";
import { findSource, type Known, type Loaded } from "./knownNames.ts";
import { adviseHref, listAddresses } from "./linkTargets.ts";
import type { Article } from "./text/parse.ts";

/** Files of the built site that an alias would overwrite, beside those of pages. */
const reserved = ["/404", "/index"];

/** Finds links, aliases and drawings that lead nowhere, in texts, their frontmatter and the copy of YAML files. */
export function findLinkFaults(
	loaded: Loaded,
	known: Known,
	articles: readonly Article[],
): Fault[] {
	const addresses = listAddresses(loaded, known, articles);
	const advise = (source: Source, href: string, near?: readonly string[]) =>
		adviseHref(loaded, addresses, source, href, near);
	const links = [
		...articles.flatMap(({ source, body }) => {
			const ids = body.anchors.map(({ id }) => id);
			return body.links.map((link) => ({ source, ids, ...link }));
		}),
		...loaded.sources.flatMap((source) =>
			source.listLinks().map((link) => ({ source, ids: [], isShown: false, ...link })),
		),
	];
	const inCopy = links.flatMap(({ source, ids, href, isShown, line, column }): Fault[] => {
		const isPicture = !isShown && /^\/(?:figures|images)\//.test(href);
		const message = isPicture
			? "a picture has no page; show it with ! before the [, or link to a page"
			: advise(source, href, ids);
		return message ? [{ file: source.file, line, column, message }] : [];
	});

	const inChecklists = articles.flatMap(({ source, body }): Fault[] => {
		const { checklist } = loaded.content.posts.find(({ file }) => file === source.file) ?? {};
		const ids = body.anchors.map(({ id }) => id);
		const message = checklist && advise(source, `#${checklist}`, ids);
		return message ? source.report(["checklist"], message) : [];
	});

	const { aliases = [] } = loaded.content;
	const listed = findSource(loaded, "aliases.yaml");
	const froms = new Set(
		aliases.map(({ from }) => from).filter((from) => !addresses.pages.has(from)),
	);
	const inAliases = aliases.flatMap(({ from, to }, index): Fault[] => {
		if (!listed) return [];
		const isTaken = addresses.pages.has(from) || reserved.includes(from);
		const taken = `${from} is a page of its own; take the alias out`;
		const wrong = froms.has(to)
			? `${to} is an alias itself; write where it leads`
			: advise(listed, to);
		return [
			...(isTaken ? listed.report([index, "from"], taken) : []),
			...(wrong ? listed.report([index, "to"], wrong) : []),
		];
	});
	return [...inCopy, ...inChecklists, ...inAliases];
}
