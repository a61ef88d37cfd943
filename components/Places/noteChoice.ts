import {
	getContent,
	getRegion,
	type Product,
	type Suburb,
} from "../../scripts/content/collections.ts";
import type { Note } from "../../scripts/content/schemas/place.ts";

const or = new Intl.ListFormat("en-AU", { type: "disjunction" });

/** What notes go by: a suburb, or a region, which has no traits. */
type Place = Pick<Suburb, "regionSlug" | "name" | "homes" | "traits" | "council">;

/**
 * What content/notes.yaml says for a product in a place, safety first; without a product, for the suburb itself.
 * Nothing is left out and nothing is shortened.
 */
export function listNotes(place: Place, product?: Product): Note[] {
	const { regionSlug, name, homes, traits, council } = place;
	if (homes === "none") return [];
	const region = getRegion(regionSlug);
	const words: Record<string, string> = {
		suburb: name,
		council: or.format(council ?? [region.council]),
		time: region.approval ?? "Ask council how long it takes.",
	};
	const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, key) => words[key] ?? "");
	return getContent()
		.notes.filter((note) => !note.for || (product ? note.for.includes(product.slug) : note.screen))
		.filter((note) => !note.traits || note.traits.some((trait) => traits.includes(trait)))
		.map((note) => ({ ...note, text: fill(note.text), list: note.list?.map(fill) }));
}

/** Whom to ask about a place's outside work: never whose area it is, because boundaries run through suburbs. */
export function describeCouncil({ name, regionSlug, council }: Place): string {
	const [first = getRegion(regionSlug).council, ...others] = council ?? [];
	if (others.length === 0)
		return `Check with ${first}, or with the council that sends you the rates.`;
	return `Check with ${first} or, for some addresses, ${or.format(others)}: a boundary runs through or beside ${name}, and the rates notice says which council is yours.`;
}
