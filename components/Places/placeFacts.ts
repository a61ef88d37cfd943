import {
	type Content,
	getToday,
	type Product,
	type Suburb,
} from "../../scripts/content/collections.ts";
import { type Facing, facingNames } from "../../scripts/content/facings.ts";
import {
	distanceBetween,
	distanceToLine,
	formatDistance,
} from "../../scripts/content/geography.ts";
import type { KeyFact } from "../Facts/Facts.tsx";
import { estimate, isByArea } from "../PriceGuide/estimate.ts";
import { listPrices } from "../PriceGuide/prices.ts";
import { formatLength } from "../PriceGuide/size.ts";
import { findSun } from "../Sun/sunPosition.ts";
import { reachInto } from "../Sun/sunReach.ts";
import { describeTimes, formatMetres, roomDepth } from "../Sun/sunWords.ts";
import { centreOf, listBearings } from "./neighbours.ts";
import { isNearBush, listTraits } from "./productChoice.ts";

export const measureFact: KeyFact = { term: "In-home measure", value: "Free" };

/** Postcode and bearings of a suburb, and that its measure is free; nothing is measured where nobody lives. */
export function listPlaceFacts(content: Content, suburb: Suburb): KeyFact[] {
	return [
		{ term: "Postcode", value: suburb.postcode },
		...listBearings(content, suburb),
		...(suburb.homes === "none" ? [] : [measureFact]),
	];
}

/** The window that the table is worked out for, in metres. */
export const usualWindow = { eave: 0.6, height: 1.2, sill: 0.9 };

/** Four walls, with the time (minutes after midnight) at which the sun's reach into a room matters there. */
const walls: { facing: Facing; minutes: number; time: string }[] = [
	{ facing: "N", minutes: 720, time: "noon" },
	{ facing: "E", minutes: 540, time: "9 am" },
	{ facing: "S", minutes: 1080, time: "6 pm" },
	{ facing: "W", minutes: 960, time: "4 pm" },
];

/** The shortest day and the longest. */
const days = [
	{ id: "06-21", name: "21 June" },
	{ id: "12-22", name: "22 December" },
] as const;

/** When the sun is on a window of each wall in a suburb, and how far it comes in under an eave, by the clock. */
export function listSun(suburb: Suburb) {
	const place = centreOf(suburb);
	const year = getToday().slice(0, 4);
	const rows = walls.map(({ facing, minutes, time }) => ({
		facing: facingNames[facing],
		days: days.map(({ id }) => {
			const glazing = { ...usualWindow, facing };
			const reach = reachInto(glazing, findSun(place, `${year}-${id}`)(minutes));
			const far = reach > roomDepth ? `over ${roomDepth} m` : formatMetres(reach);
			return {
				id,
				times: describeTimes(glazing, place, `${year}-${id}`),
				reach: reach >= 0.1 ? `${far} into the room at ${time}` : "",
			};
		}),
	}));
	return { days: days.map(({ name }) => name), rows };
}

/** What the salt at a suburb asks of metal outside; nothing above the escarpment. */
export function describeFixings({ traits, surf, regionSlug }: Suburb): string {
	const away =
		"elsewhere for a coastal powder coat with stainless screws, rinsed about every three months";
	const close = "ask for 316 stainless and a coastal powder coat, and rinse at least monthly";
	if (surf) return `${surf}, ${close}; ${away}`;
	if (traits.includes("surf-front")) return `Within sight of the surf, ${close}; ${away}`;
	if (traits.some((trait) => trait === "salt-haze" || trait === "lakeside"))
		return "Ask for a coastal powder coat with stainless screws, and rinse about every three months";
	if (regionSlug === "southern-highlands") return "";
	return "Ordinary outdoor grade; ask for the maker's word on how far from salt water it is covered";
}

/** The nearest weather station that says something of a suburb, with how far it is. */
export function findStation(content: Content, suburb: Suburb) {
	const place = centreOf(suburb);
	const sea = distanceToLine(place, content.map.coastline);
	const [nearest] = content.stations
		.filter(({ fromSea = 0 }) => sea >= fromSea)
		.map((station) => ({ ...station, kilometres: distanceBetween(place, station) }))
		.filter(({ kilometres, within }) => kilometres <= within)
		.sort((a, b) => a.kilometres - b.kilometres);
	return nearest && { ...nearest, away: formatDistance(nearest.kilometres) };
}

/**
 * The guide prices of a product (content/prices.yaml) for a typical window of the suburb's first kind of house, or
 * undefined where nothing is priced. A price by the window is summed for two of them.
 */
export function workOutPrice(content: Content, suburb: Suburb, product: Product) {
	const { products } = listPrices(content, [product.slug]);
	const choices = (products[0]?.choices ?? []).filter(
		({ tested }) => isNearBush(suburb) || !tested,
	);
	const opening = listTraits(content, suburb).find((trait) => trait.opening)?.opening;
	const [first] = choices;
	if (!first || !opening || suburb.homes === "none") return undefined;
	const { name, width, height } = opening;
	const size = `${name}, say ${formatLength(width)} wide and ${formatLength(height)} high`;
	const isWindow = first.per === "window";
	const quantity = isWindow ? 2 : 1;
	const sums = choices.map((choice, index) => ({
		name: choice.name,
		sum: estimate(choice, { width, second: height, quantity })?.sum.join("; ") ?? "",
		note: choices.findIndex(({ note }) => note === choice.note) === index ? choice.note : undefined,
	}));
	const subject = isWindow
		? `two windows, each ${size}. The range is by the window; size and fittings move you within it.`
		: isByArea(first)
			? `${size}. Yours will differ.`
			: `one ${first.per}. Its size and fittings move you within the range.`;
	return { example: `An example for ${suburb.name}: ${subject}`, sums };
}
