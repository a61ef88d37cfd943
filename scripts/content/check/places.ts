import { existsSync } from "node:fs";
import path from "node:path";
import isInside from "point-in-polygon-hao";
import { missingFile } from "../faults.ts";
import { distanceToLine } from "../geography.ts";
import { type GeoMap, mapSchema } from "../schemas/map.ts";
import { readYaml, type Source } from "../source.ts";
import { validate } from "../validate.ts";
import {
	findSource,
	getFileName,
	type Known,
	type Loaded,
	listEntries,
	listSuburbs,
	type Names,
	toRecord,
} from "./names.ts";
import { checkEntries } from "./posts.ts";

/** Finds faults in regions, suburbs, traits and the map that only show between their files. */
export function checkPlaces(names: Names, loaded: Loaded, known: Known): void {
	const regions = listEntries(loaded, "regions");
	checkEntries(names, regions, ["id", "name"]);
	checkTraits(names, loaded, known);
	checkJobs(names, loaded, known);
	for (const { source, data } of regions) {
		names.known(source, ["image"], data.image, known.pictures, "a picture of content/images");
		checkSettled(names, source, ["biggest"], data.biggest, known);
		names.unique(source, ["biggest"], data.biggest);
		const add = (slug: string) =>
			names.add(source, ["products"], `add ${slug}, with intro and advice`, "key");
		names.sameKeys(source, ["products"], data.products, known.products, "a product", add);
	}
	checkSuburbs(names, loaded, known);
	checkMap(names, loaded, known);
}

/**
 * Finds names in traits, notes and the order of traits that refer to nothing, and products that have no order or no
 * text for a trait of theirs.
 */
function checkTraits(names: Names, loaded: Loaded, { products, suburbs, traits }: Known) {
	checkEntries(names, listEntries(loaded, "traits"), ["label"], "trait");
	for (const { source, data } of listEntries(loaded, "traits"))
		for (const key of ["best", "texts"])
			for (const [index, entry] of (Array.isArray(data[key]) ? data[key] : []).entries()) {
				const { product, for: list, first } = toRecord(entry);
				names.known(source, [key, index, "product"], product, products, "a product");
				names.known(source, [key, index, "for"], list, products, "a product");
				names.known(source, [key, index, "first"], first, suburbs, "a suburb");
			}
	const notes = findSource(loaded, "notes.yaml");
	for (const [index, note] of loaded.content.notes?.entries() ?? []) {
		if (!notes) break;
		names.known(notes, [index, "for"], note.for, products, "a product");
		names.known(notes, [index, "traits"], note.traits, traits, "a trait of content/traits");
	}
	const source = findSource(loaded, "relevance.yaml");
	if (!source) return;
	const order = toRecord(source.data);
	const add = (slug: string) =>
		names.add(source, [], `add ${slug}, with the traits that matter to it`);
	names.sameKeys(source, [], order, products, "a product", add);
	for (const [product, list] of Object.entries(order)) {
		names.known(source, [product], list, traits, "a trait of content/traits");
		names.unique(source, [product], list);
		for (const { trait, texts } of loaded.content.traits)
			if (
				Array.isArray(list) &&
				list.includes(trait) &&
				!texts.some((text) => text.for.includes(product))
			)
				names.add(
					source,
					[product],
					`content/traits/${trait}.yaml has no text for ${product}; write one`,
				);
	}
}

/** Finds jobs of no product or suburb, or with pictures that are not there. */
function checkJobs(names: Names, loaded: Loaded, { products, suburbs, pictures }: Known) {
	for (const { source, data } of listEntries(loaded, "jobs")) {
		names.known(source, ["product"], data.product, products, "a product");
		names.known(source, ["suburb"], data.suburb, suburbs, "a suburb");
		names.known(source, ["pictures"], data.pictures, pictures, "a picture of content/images");
	}
}

/** Suburbs are in one file per region; slugs and ids are unique across all files. */
function checkSuburbs(names: Names, loaded: Loaded, known: Known) {
	const seen = new Map<unknown, string>();
	for (const { source, suburbs = [] } of listSuburbs(loaded)) {
		const region = getFileName({ source });
		if (!known.regions.has(region)) {
			const message = `no region has the slug ${region}; add regions/${region}.yaml or move the suburbs`;
			names.addFile(source.file, message);
			continue;
		}
		for (const [index, { id, slug, traits, instead }] of suburbs.entries()) {
			for (const [key, value] of Object.entries({ id, slug })) {
				const twin = seen.get(value);
				const advice = key === "slug" ? "add a suffix to both (Q20)" : "choose another";
				if (twin) names.add(source, [index, key], `${value} is taken in ${twin}; ${advice}`);
				if (value !== undefined) seen.set(value, source.file);
			}
			names.known(source, [index, "traits"], traits, known.traits, "a trait of content/traits");
			names.unique(source, [index, "traits"], traits);
			names.unique(source, [index, "instead"], instead);
			checkSettled(names, source, [index, "instead"], instead, known);
		}
	}
}

/** Finds names in a list that are no suburbs, or suburbs in which hardly anybody lives. */
export function checkSettled(
	names: Names,
	source: Source,
	at: readonly PropertyKey[],
	list: unknown,
	{ suburbs, deserted }: Known,
): void {
	if (!Array.isArray(list)) return;
	names.known(source, at, list, suburbs, "a suburb");
	for (const [index, slug] of list.entries()) {
		if (!deserted.has(slug)) continue;
		names.add(source, [...at, index], `hardly anybody lives in ${slug}; name a settled suburb`);
	}
}

/** Finds names on the map that do not exist, and suburbs that are not where the map has their region. */
function checkMap(names: Names, loaded: Loaded, { regions, suburbs }: Known) {
	const file = path.posix.join(loaded.root, "map.json");
	if (!existsSync(file)) {
		names.faults.push(missingFile(file));
		return;
	}
	// JSON is YAML, so its values have positions too.
	const source = readYaml(file);
	const map = validate(mapSchema, source, names.faults);
	if (!map) return;
	for (const [index, { slug, hub }] of map.regions.entries()) {
		names.known(source, ["regions", index, "slug"], slug, regions, "a region");
		names.known(source, ["regions", index, "hub"], hub, suburbs, "a suburb");
	}
	for (const [index, { slug }] of map.towns.entries())
		names.known(source, ["towns", index, "slug"], slug, suburbs, "a suburb");
	checkCoordinates(names, loaded, map);
}

/**
 * How far outside its region's outline a suburb may be, in kilometres. The outlines are simplified, and the middle of a
 * suburb on the edge may be outside: Tallong's is by 3.9 km.
 */
const tolerance = 5;

/** Finds suburbs that are far outside their region on the map, such as by a wrong digit. */
function checkCoordinates(names: Names, loaded: Loaded, map: GeoMap) {
	for (const { source, suburbs = [] } of listSuburbs(loaded)) {
		const region = getFileName({ source });
		const outline = map.regions.find(({ slug }) => slug === region)?.outline;
		const [first] = outline ?? [];
		if (!outline || !first) continue;
		const ring = [...outline, first];
		for (const [index, { name, lat, lng }] of suburbs.entries()) {
			if (typeof lat !== "number" || typeof lng !== "number") continue;
			if (isInside([lat, lng], [ring]) !== false) continue;
			const outside = distanceToLine({ lat, lng }, ring);
			// Further away, a minus is missing or the two are swapped, which the schema says.
			if (outside <= tolerance || outside > 1000) continue;
			const where = `${Math.round(outside)} km outside ${region} on the map`;
			names.add(source, [index, "lat"], `${name} is ${where}; check lat and lng`);
		}
	}
}
