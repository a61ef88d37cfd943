import type { UseFormReturn } from "react-hook-form";
import type { Submission } from "../../netlify/enquiries/records.ts";
import { query } from "../Form/request.ts";
import { simplifyPlaceName } from "../Places/placeName.ts";
import type { SuburbAddress } from "../Places/suburbAddress.ts";
import type { Subject } from "./enquiry.ts";

/** Where the build puts the list (scripts/build/searchIndex.ts). */
export const suburbsPath = "/search/suburbs.json";

export type Suburbs = readonly { city: string; state: string; postcode: string }[];

let loading: Promise<Suburbs> | undefined;

/** Fetches the list once per page; after a failure the next use tries again. */
export function loadSuburbs(): Promise<Suburbs> {
	loading ??= query<SuburbAddress[]>([suburbsPath])
		.then((list) => (list ?? []).map(({ name, ...rest }) => ({ city: name, ...rest })))
		.catch((error) => {
			loading = undefined;
			throw error;
		});
	return loading;
}

/** The place with a name, however it is written (Places/placeName.ts). */
export function findPlace<Place extends Subject>(
	places: readonly (Place | undefined)[],
	city: string,
): Place | undefined {
	const wanted = simplifyPlaceName(city);
	return places.find((place) => place?.city && simplifyPlaceName(place.city) === wanted);
}

/**
 * Fills in the named suburb's state and postcode where empty. What the visitor typed stays.
 * @param filled what an earlier call filled in; this one may replace it, and records its own
 * @param offered what the pages filled in; it may be replaced too, and tells two suburbs of one name apart
 * @returns whether anything has changed
 */
export function fillInPlace(
	form: UseFormReturn<Submission>,
	suburbs: Suburbs,
	filled: Subject,
	offered: (Subject | undefined)[],
): boolean {
	const city = form.getValues("city");
	const found = findPlace(offered, city) ?? findPlace(suburbs, city);
	let changed = false;
	for (const name of ["state", "postcode"] as const) {
		const now = form.getValues(name);
		const next = found?.[name] ?? "";
		const isOurs = [filled, ...offered].some((place) => place?.[name] === now);
		if (now === next || (now && !isOurs) || isFocused(name)) continue;
		filled[name] = next;
		form.setValue(name, next);
		changed = true;
	}
	return changed;
}

/** On a slow connection the visitor may be in the next field before the list arrives. */
function isFocused(name: string): boolean {
	return document.activeElement?.getAttribute("name") === name;
}
