import type { UseFormReturn } from "react-hook-form";
import type { Submission } from "../../netlify/enquiries/schema.ts";
import { query } from "../Form/query.ts";
import { simplifyPlaceName } from "../Places/placeName.ts";
import type { SuburbAddress } from "../Places/suburbAddress.ts";
import type { About } from "./about.ts";

/** Where the build puts the list (scripts/build/searchIndex.ts). */
export const suburbsPath = "/search/suburbs.json";

export interface Suburbs {
	list: readonly SuburbAddress[];
	/** The suburb with a name, however it is written (Places/placeName.ts). */
	find(name: string): SuburbAddress | undefined;
	/**
	 * Fills in the named suburb's state and postcode where empty. What the visitor typed stays.
	 * @param filled what an earlier call filled in; this one may replace it, and records its own
	 * @param known what the pages filled in; it may be replaced too, and tells two suburbs of one name apart
	 * @returns whether anything has changed
	 */
	fillIn(form: UseFormReturn<Submission>, filled: About, known: (About | undefined)[]): boolean;
}

let loading: Promise<Suburbs> | undefined;

/** Fetches the list once per page; after a failure the next use tries again. */
export function loadSuburbs(): Promise<Suburbs> {
	loading ??= query<SuburbAddress[]>([suburbsPath])
		.then((list) => makeSuburbs(list ?? []))
		.catch((error) => {
			loading = undefined;
			throw error;
		});
	return loading;
}

function makeSuburbs(list: readonly SuburbAddress[]): Suburbs {
	const find = (wanted: string) => list.find(({ name }) => isSame(name, wanted));
	return {
		list,
		find,
		fillIn(form, filled, known) {
			const city = form.getValues("city");
			const found = known.find((place) => place?.city && isSame(place.city, city)) ?? find(city);
			let changed = false;
			for (const name of ["state", "postcode"] as const) {
				const now = form.getValues(name);
				const next = found?.[name] ?? "";
				const isOurs = [filled, ...known].some((place) => place?.[name] === now);
				if (now === next || (now && !isOurs) || isFocused(name)) continue;
				filled[name] = next;
				form.setValue(name, next);
				changed = true;
			}
			return changed;
		},
	};
}

/** On a slow connection the visitor may be in the next field before the list arrives. */
function isFocused(name: string): boolean {
	return document.activeElement?.getAttribute("name") === name;
}

function isSame(name: string, typed: string): boolean {
	return simplifyPlaceName(name) === simplifyPlaceName(typed);
}
