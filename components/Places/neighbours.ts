import { getContent, getSuburb, type Suburb } from "../../scripts/content/collections.ts";
import { derive } from "../../scripts/content/derive.ts";
import type { Region } from "../../scripts/content/schemas/place.ts";
import { takeFirst } from "../../scripts/content/takeFirst.ts";
import { getMap } from "../PlaceMap/map.ts";
import {
	compassPoint,
	distanceBetween,
	distanceToLine,
	formatDistance,
	type Place,
} from "./distance.ts";

/** Most suburbs that a place page lists (CST-15). */
const most = 12;
/**
 * Range in kilometres in which the distance to the sea is mentioned. Positions are the middle of a suburb: closer
 * than this, its streets may touch the beach; further away, the sea does not matter.
 */
const seaReach = { from: 3, to: 20 };

/** A suburb as seen from another one. */
export interface Neighbour {
	name: string;
	slug: string;
	/** Such as `3 km north-east`. */
	away: string;
}

const neighboursOf = derive(
	({ suburbs }) =>
		new Map(suburbs.map((suburb) => [suburb.slug, findNeighbours(suburb, suburbs)] as const)),
);

/** The nearest suburbs of the same region, at most twelve, never the suburb itself (SBP-05). */
export function listNeighbours(suburb: Suburb): Neighbour[] {
	return neighboursOf().get(suburb.slug) ?? [];
}

function findNeighbours(suburb: Suburb, suburbs: readonly Suburb[]): Neighbour[] {
	const others = suburbs.filter(({ regionSlug }) => regionSlug === suburb.regionSlug);
	return others
		.filter(({ slug }) => slug !== suburb.slug)
		.map((other) => ({ other, kilometres: distanceBetween(suburb, other) }))
		.sort((a, b) => a.kilometres - b.kilometres)
		.slice(0, most)
		.map(({ other }) => ({ name: other.name, slug: other.slug, away: describeWay(suburb, other) }));
}

/** Distance and direction from one place to another, such as `3 km north-east`. */
export function describeWay(from: Place, to: Place): string {
	return `${formatDistance(distanceBetween(from, to))} ${compassPoint(from, to)}`;
}

const byRegion = derive(({ suburbs }) => Map.groupBy(suburbs, ({ regionSlug }) => regionSlug));

/** Every suburb of a region, in the order of its file. */
export function listSuburbs(region: Pick<Region, "slug">): Suburb[] {
	return byRegion().get(region.slug) ?? [];
}

/** Twelve suburbs of a region: the popular ones, then settled ones, then those with few homes (RGP-05, Q22). */
export function listLeadingSuburbs(region: Region): Suburb[] {
	const { popularSuburbs } = getContent().site;
	const rank = ({ slug, homes }: Suburb) => (popularSuburbs.includes(slug) ? 0 : homes ? 2 : 1);
	return takeFirst(listSuburbs(region), most, (a, b) => rank(a) - rank(b));
}

/** Where a suburb lies from another place. */
interface Bearing {
	term: string;
	value: string;
}

const bearingsOf = derive(
	({ suburbs }) => new Map(suburbs.map((suburb) => [suburb.slug, findBearings(suburb)] as const)),
);

/** Straight-line distances from a suburb to the main town of its region and to the sea. */
export function listBearings(suburb: Suburb): Bearing[] {
	return bearingsOf().get(suburb.slug) ?? [];
}

function findBearings(suburb: Suburb): Bearing[] {
	const { regions, coastline } = getMap();
	const hub = regions.find(({ slug }) => slug === suburb.regionSlug)?.hub;
	const town = hub && hub !== suburb.slug ? getSuburb(hub) : undefined;
	const sea = distanceToLine(suburb, coastline);
	return [
		town && {
			term: `From ${town.name}`,
			value: describeWay(town, suburb),
		},
		sea >= seaReach.from &&
			sea <= seaReach.to && { term: "From the sea", value: formatDistance(sea) },
	].filter((bearing) => typeof bearing === "object");
}
