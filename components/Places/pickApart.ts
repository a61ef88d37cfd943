import type { Suburb } from "../../scripts/content/collections.ts";
import { listNeighbours } from "./neighbours.ts";

/** A written block: its subject, and the variant of its text. */
export interface Choice {
	subject: string;
	variant: number;
}

/** Rounds of choosing. After the fifth hardly any choice changes. */
const rounds = 5;
/** How much worse it is to share a block with a suburb of the same region, or with a nearby one. */
const weights = { region: 3, near: 6 };
/** The cost of a number of shared blocks. Two are 64 times as bad as one, so it is better to share one with many. */
const costOf = (shared: number) => costs[shared] ?? shared ** 6;
/** Raising to a power every time would take 40 ms of a build. */
const costs = Array.from({ length: 16 }, (_, shared) => shared ** 6);

/** A short page has little else to say, so this many blocks count as shared from the start. */
const handicaps = { few: 1, none: 2 };

/** How one suburb's page relates to another's. */
interface Relation {
	weight: number;
	handicap: number;
}

/**
 * Picks one option for each suburb, so that any two share as few blocks as possible. Suburbs choose in turn,
 * each the option that has least in common with the choices of the others.
 */
export function pickApart(
	suburbs: readonly Suburb[],
	listOptions: (suburb: Suburb) => Choice[][],
): Choice[][] {
	const options = suburbs.map(listOptions);
	const relations = suburbs.map((suburb) => relate(suburb, suburbs));
	const picks: Choice[][] = suburbs.map(() => []);
	const holders = new Map<string, Set<number>>();
	const holdersOf = ({ subject, variant }: Choice) => {
		const id = `${subject} ${variant}`;
		const known = holders.get(id) ?? new Set<number>();
		holders.set(id, known);
		return known;
	};
	for (let round = 0; round < rounds; round++) {
		suburbs.forEach((_suburb, index) => {
			for (const choice of picks[index] ?? []) holdersOf(choice).delete(index);
			const pick = findCheapest(options[index] ?? [], holdersOf, relations[index] ?? []);
			for (const choice of pick) holdersOf(choice).add(index);
			picks[index] = pick;
		});
	}
	return picks;
}

function relate(suburb: Suburb, others: readonly Suburb[]): Relation[] {
	const near = new Set(listNeighbours(suburb).map(({ slug }) => slug));
	return others.map(({ slug, regionSlug, homes }) => {
		const region = regionSlug === suburb.regionSlug ? weights.region : 1;
		const handicap = (homes ? handicaps[homes] : 0) + (suburb.homes ? handicaps[suburb.homes] : 0);
		return { weight: near.has(slug) ? weights.near : region, handicap };
	});
}

/** The option that has least in common with the suburbs that already use its blocks. */
function findCheapest(
	options: Choice[][],
	holdersOf: (choice: Choice) => Set<number>,
	relations: Relation[],
): Choice[] {
	const shared = new Uint8Array(relations.length);
	const listed = new Map<Choice, number[]>();
	const list = (choice: Choice) => {
		const known = listed.get(choice) ?? [...holdersOf(choice)];
		listed.set(choice, known);
		return known;
	};
	let best: Choice[] = [];
	let least = Number.POSITIVE_INFINITY;
	for (const option of options) {
		let cost = 0;
		for (const choice of option) {
			for (const other of list(choice)) {
				const count = shared[other] ?? 0;
				shared[other] = count + 1;
				cost += addedCost(count, relations[other]);
			}
		}
		shared.fill(0);
		if (cost >= least) continue;
		least = cost;
		best = option;
	}
	return best;
}

/** The cost of one more shared block when some are already shared. */
function addedCost(count: number, relation: Relation | undefined): number {
	const { weight, handicap } = relation ?? { weight: 1, handicap: 0 };
	const before = count === 0 ? 0 : costOf(count + handicap);
	return weight * (costOf(count + 1 + handicap) - before);
}
