import { getContent, getSuburb, memoize, type Suburb } from "../../scripts/content/collections.ts";
import {
	compassPoint,
	distanceBetween,
	distanceToLine,
	formatDistance,
	type Place,
} from "../../scripts/content/geography.ts";
import type { Region } from "../../scripts/content/schemas/place.ts";
import { type Frame, frameRegion, getMap } from "../PlaceMap/projection.ts";

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

const getNeighbours = memoize(
	({ suburbs }) => new Map(suburbs.map((suburb) => [suburb.slug, findNeighbours(suburb)])),
);

/** The nearest suburbs of the same region, at most twelve, never the suburb itself (SBP-05). */
export function listNeighbours(suburb: Suburb): Neighbour[] {
	return getNeighbours().get(suburb.slug) ?? [];
}

function findNeighbours(suburb: Suburb): Neighbour[] {
	return listSuburbs({ slug: suburb.regionSlug })
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

/** Every suburb of a region, in the order of its file. */
export function listSuburbs(region: Pick<Region, "slug">): Suburb[] {
	return getContent().suburbs.filter(({ regionSlug }) => regionSlug === region.slug);
}

/** Twelve suburbs of a region: the popular ones, then settled ones, then those with few homes (RGP-05, Q22). */
export function listLeadingSuburbs(region: Region): Suburb[] {
	const { popularSuburbs } = getContent().site;
	const rank = ({ slug, homes }: Suburb) => (popularSuburbs.includes(slug) ? 0 : homes ? 2 : 1);
	return listSuburbs(region)
		.sort((a, b) => rank(a) - rank(b))
		.slice(0, most);
}

/** Straight-line distances from a suburb to the main town of its region and to the sea, where they say something. */
export function listBearings(suburb: Suburb): { term: string; value: string }[] {
	const { regions, coastline } = getMap();
	const hub = regions.find(({ slug }) => slug === suburb.regionSlug)?.hub;
	const town = hub && hub !== suburb.slug ? getSuburb(hub) : undefined;
	const sea = distanceToLine(suburb, coastline);
	return [
		...(town ? [{ term: `From ${town.name}`, value: describeWay(town, suburb) }] : []),
		...(sea >= seaReach.from && sea <= seaReach.to
			? [{ term: "From the sea", value: formatDistance(sea) }]
			: []),
	];
}

/** A region with how many suburbs it has, and the part of the map that shows it. */
export function locateRegion(region: Region): Region & { count: number; frame: Frame } {
	const suburbs = listSuburbs(region);
	const outline = getMap().regions.find(({ slug }) => slug === region.slug)?.outline ?? [];
	return { ...region, count: suburbs.length, frame: frameRegion(outline, suburbs) };
}
