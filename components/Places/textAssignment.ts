import type { Suburb } from "../../scripts/content/collections.ts";
import { listNeighbours } from "./neighbours.ts";

/** A written text: its subject, and which variant. */
export interface Choice {
	subject: string;
	variant: number;
}

/** Rounds of choosing. After the fifth hardly any choice changes. */
const rounds = 5;
/** How much worse it is to share a text with a suburb of the same region, or with a nearby one. */
const weights = { region: 3, near: 6 };
/** A short page has little else to say, so this many texts count as shared from the start. */
const handicaps = { few: 1, none: 2 };

/** How one suburb's page relates to another's. */
interface Relation {
	weight: number;
	handicap: number;
}

/**
 * Assigns each suburb one of its options, so that any two share as few texts as possible: a greedy search, in which
 * suburbs choose in turn, each the option that costs least given the choices of the others.
 */
export function assignTexts(
	suburbs: readonly Suburb[],
	listOptions: (suburb: Suburb) => Choice[][],
): Choice[][] {
	const options = suburbs.map(listOptions);
	const relations = suburbs.map((suburb) => suburbs.map((other) => relate(suburb, other)));
	const assigned: Choice[][] = suburbs.map(() => []);
	for (let round = 0; round < rounds; round++) {
		for (const index of suburbs.keys()) {
			assigned[index] = [];
			assigned[index] = findCheapest(options[index] ?? [], assigned, relations[index] ?? []);
		}
	}
	return assigned;
}

function relate(suburb: Suburb, other: Suburb): Relation {
	const isNear = listNeighbours(suburb).some(({ slug }) => slug === other.slug);
	const region = suburb.regionSlug === other.regionSlug ? weights.region : 1;
	const handicap = [suburb, other].reduce(
		(sum, { homes }) => sum + (homes ? handicaps[homes] : 0),
		0,
	);
	return { weight: isNear ? weights.near : region, handicap };
}

/** The first of the options that cost least. */
function findCheapest(options: Choice[][], assigned: Choice[][], relations: Relation[]): Choice[] {
	const holders = new Map<string, number[]>();
	for (const [index, choices] of assigned.entries())
		for (const choice of choices) {
			const key = keyOf(choice);
			holders.set(key, [...(holders.get(key) ?? []), index]);
		}
	const costs = options.map((option) => {
		const shared: number[] = [];
		for (const choice of option)
			for (const index of holders.get(keyOf(choice)) ?? [])
				shared[index] = (shared[index] ?? 0) + 1;
		return shared.reduce((sum, count, index) => sum + costOf(count, relations[index]), 0);
	});
	return options[costs.indexOf(Math.min(...costs))] ?? [];
}

function keyOf({ subject, variant }: Choice): string {
	return `${subject} ${variant}`;
}

/** Two shared texts are 64 times as bad as one, so it is better to share one with many. */
function costOf(
	shared: number,
	{ weight, handicap }: Relation = { weight: 1, handicap: 0 },
): number {
	return weight * (shared + handicap) ** 6;
}
