import type { Content, Product, Suburb } from "../../scripts/content/collections.ts";
import { getEntry } from "../../scripts/content/entries.ts";
import type { Note } from "../../scripts/content/schemas/place.ts";
import { listSuburbs } from "./neighbours.ts";

/** Id in content/sources.yaml. */
const stateMap = "planning-portal-map";

const or = new Intl.ListFormat("en-AU", { type: "disjunction" });

/** What notes go by: a suburb, or a region, which has no traits. */
type Place = Pick<Suburb, "regionSlug" | "name" | "traits"> &
	Partial<Pick<Suburb, "slug" | "homes" | "council" | "surf">>;

/**
 * What content/notes.yaml says for a product in a place, safety first; without a product, for the suburb itself.
 * Nothing is left out and nothing is shortened.
 */
export function listNotes(content: Content, place: Place, product?: Product): Note[] {
	const { slug = "", name, homes, traits, surf } = place;
	if (homes === "none") return [];
	const region = getEntry(content.regions, place.regionSlug);
	const words: Record<string, string> = {
		suburb: name,
		council: or.format(place.council ?? [region.council]),
		time: region.approval ?? "Ask council how long it takes.",
		surf: surf ?? "Within sight of the surf",
	};
	const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, key) => words[key] ?? "");
	const kinds = surf ? [...traits, "surf-front"] : traits;
	const fits = ({ for: products, screen, traits: wanted, suburbs, except }: Note) =>
		(!products || (product ? products.includes(product.slug) : screen)) &&
		(!wanted || wanted.some((trait) => kinds.includes(trait)) || suburbs?.includes(slug)) &&
		!except?.includes(slug);
	return content.notes
		.filter(fits)
		.map((note) => ({ ...note, text: fill(note.text), list: note.list?.map(fill) }));
}

export type Council = ReturnType<typeof findCouncil>;

/**
 * Whom to ask about a place's outside work, never whose area it is, because boundaries run through suburbs; and what
 * they say on their own pages, with the State's map of heritage and bush fire prone land.
 */
export function findCouncil(content: Content, place: Place) {
	const { councils, sources } = content;
	const names = listCouncils(content, place);
	const named = names.flatMap((wanted) => councils.filter(({ name }) => name === wanted));
	const ids = new Set([...named.flatMap((council) => council.sources), stateMap]);
	return {
		text: adviseCouncil(names, place),
		pages: [...ids].flatMap((id) => sources.filter((source) => source.id === id)),
	};
}

/** The councils of a suburb, the likeliest first, or of all suburbs of a region. */
function listCouncils(content: Content, { slug, regionSlug, council }: Place): string[] {
	const region = getEntry(content.regions, regionSlug);
	if (slug) return council ?? [region.council];
	const others = listSuburbs(content, region).flatMap((suburb) => suburb.council ?? []);
	return [...new Set([region.council, ...others])];
}

function adviseCouncil([first = "", ...others]: string[], { slug, name }: Place): string {
	if (others.length === 0)
		return `Check with ${first}, or with the council that sends you the rates.`;
	const where = slug
		? `a boundary runs through or beside ${name}`
		: "the region reaches into their areas";
	return `Check with ${first} or, for some addresses, ${or.format(others)}: ${where}, and the rates notice says which council is yours.`;
}
