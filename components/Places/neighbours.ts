import type { Content, Suburb } from "../../scripts/content/collections.ts";
import { getEntry, memoize } from "../../scripts/content/entries.ts";
import {
	compassPoint,
	distanceBetween,
	distanceToLine,
	formatDistance,
	type Point,
} from "../../scripts/content/geography.ts";
import type { Region } from "../../scripts/content/schemas/place.ts";
import { frameRegion } from "../PlaceMap/projection.ts";

/** Most suburbs that a place page lists. */
const most = 12;
/** Most suburbs of other regions beside them. */
const mostBeyond = 4;
/** Kilometres within which the sea and the lake say something about a place. */
const reach = { sea: 20, lake: 4 };

/** The nearest suburbs with homes: at most twelve of the same region, and others that are nearer than those. */
export function listNeighbours(content: Content, { slug }: Suburb) {
	return getEntry(getNeighbours(content), slug);
}

/** Found once for all pages of a suburb, of which there is one for each product. */
const getNeighbours = memoize((content) =>
	content.suburbs.map((suburb) => ({ slug: suburb.slug, ...findNeighbours(content, suburb) })),
);

function findNeighbours(content: Content, suburb: Suburb) {
	const others = content.suburbs
		.filter(({ slug, homes }) => slug !== suburb.slug && homes !== "none")
		.map((other) => ({ ...other, kilometres: distanceBetween(suburb, other) }))
		.sort((a, b) => a.kilometres - b.kilometres);
	const { same = [], beyond = [] } = Object.groupBy(others, ({ regionSlug }) =>
		regionSlug === suburb.regionSlug ? "same" : "beyond",
	);
	const nearest = same.slice(0, most);
	const farthest = nearest.at(-1)?.kilometres ?? 0;
	const nearer = beyond.filter(({ kilometres }) => kilometres < farthest).slice(0, mostBeyond);
	const tellWay = (other: Suburb) => ({ ...other, away: describeWay(suburb, other) });
	return { same: nearest.map(tellWay), beyond: nearer.map(tellWay) };
}

/** Distance and direction from one place to another, such as `3 km north-east`. */
export function describeWay(from: Point, to: Point): string {
	return `${formatDistance(distanceBetween(from, to))} ${compassPoint(from, to)}`;
}

/** Every suburb of a region, in the order of its file. */
export function listSuburbs(content: Content, region: Pick<Region, "slug">): Suburb[] {
	return content.suburbs.filter(({ regionSlug }) => regionSlug === region.slug);
}

/** Twelve suburbs of a region: the popular ones, then the biggest others. */
export function listLeadingSuburbs(content: Content, { slug, biggest }: Region): Suburb[] {
	const leading = [...content.site.popularSuburbs, ...biggest].map((name) =>
		getEntry(content.suburbs, name),
	);
	return [...new Set(leading)].filter(({ regionSlug }) => regionSlug === slug).slice(0, most);
}

/** The middle of a suburb: its town's centre where the file has one. */
export function centreOf({ centre, lat, lng }: Suburb): Point {
	return centre ? { lat: centre[0], lng: centre[1] } : { lat, lng };
}

/** Distances from the middle of a suburb, in a straight line: to its main town, the sea and the lake. */
export function listBearings(content: Content, suburb: Suburb): { term: string; value: string }[] {
	const { regions, coastline, lakeIllawarra } = content.map;
	const place = centreOf(suburb);
	const { hub } = getEntry(regions, suburb.regionSlug);
	const town = hub === suburb.slug ? undefined : getEntry(content.suburbs, hub);
	const sea = distanceToLine(place, coastline);
	const lake = distanceToLine(place, lakeIllawarra);
	return [
		{ term: `From ${town?.name}`, value: town && describeWay(centreOf(town), place) },
		{ term: "From the sea", value: sea <= reach.sea && formatDistance(sea) },
		{ term: "From Lake Illawarra", value: lake <= reach.lake && formatDistance(lake) },
	].flatMap(({ term, value }) => (value ? { term, value } : []));
}

/** A region with how many suburbs it has, and the part of the map that shows it. */
export function locateRegion(content: Content, region: Region) {
	const suburbs = listSuburbs(content, region);
	const { outline } = getEntry(content.map.regions, region.slug);
	return { ...region, count: suburbs.length, frame: frameRegion(outline, suburbs) };
}
