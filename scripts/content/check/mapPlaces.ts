import { distanceToLine, isInside } from "../geography.ts";
import { findSource, getFileName, type Loaded, listSuburbs, type Names } from "./knownNames.ts";

/**
 * How far outside its region's outline a suburb may be, in kilometres. The outlines are simplified, and the middle of a
 * suburb on the edge may be outside: Tallong's is by 3.9 km.
 */
const tolerance = 5;

/** Finds suburbs of no region, traits without a text for a product, and suburbs far outside theirs on the map. */
export function checkPlaces(names: Names, loaded: Loaded): void {
	checkRelevance(names, loaded);
	for (const { source, suburbs = [] } of listSuburbs(loaded)) {
		const region = getFileName({ source });
		if (!names.known.regions.has(region)) {
			const message = `no region has the slug ${region}; add regions/${region}.yaml or move the suburbs`;
			names.addFile(source.file, message);
			continue;
		}
		const outline = loaded.content.map?.regions.find(({ slug }) => slug === region)?.outline;
		const [first] = outline ?? [];
		if (!outline || !first) continue;
		const ring = [...outline, first];
		for (const [index, { name, lat, lng }] of suburbs.entries()) {
			if (typeof lat !== "number" || typeof lng !== "number") continue;
			if (isInside({ lat, lng }, ring)) continue;
			const outside = distanceToLine({ lat, lng }, ring);
			// Further away, a minus is missing or the two are swapped, which the schema says.
			if (outside <= tolerance || outside > 1000) continue;
			const where = `${Math.round(outside)} km outside ${region} on the map`;
			names.add(source, [index, "lat"], `${name} is ${where}; check lat and lng`);
		}
	}
}

/** Finds traits in the order of a product that have no text for the product. */
function checkRelevance(names: Names, loaded: Loaded) {
	const { content } = loaded;
	const source = findSource(loaded, "relevance.yaml");
	if (!source) return;
	for (const [product, list] of Object.entries(content.relevance ?? {}))
		for (const { trait, texts } of content.traits) {
			if (!list.includes(trait) || texts.some((text) => text.for.includes(product))) continue;
			const message = `content/traits/${trait}.yaml has no text for ${product}; write one`;
			names.add(source, [product], message);
		}
}
