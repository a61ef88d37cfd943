import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { query } from "../Form/request.ts";
import { simplifyPlaceName } from "../Places/placeName.ts";
import type { SuburbAddress } from "../Places/suburbAddress.ts";
import type { Values } from "./enquiry.ts";

/** Where the build puts the list (scripts/build/searchIndex.ts). */
export const suburbsPath = "/search/suburbs.json";

type Suburbs = readonly SuburbAddress[];
let loading: Promise<Suburbs> | undefined;

/** Fetches the list once per page; after a failure the next use tries again. */
function loadSuburbs(): Promise<Suburbs> {
	loading ??= query<Suburbs>([suburbsPath])
		.then((list) => list ?? [])
		.catch((error) => {
			loading = undefined;
			throw error;
		});
	return loading;
}

/**
 * Suggests our suburbs for "City or suburb" and fills in the state and postcode of the one named; what the visitor typed
 * there stays. The list is fetched when the field is used; without it that is a plain field.
 * @param keep called when something was filled in
 */
export function useSuburbs(form: UseFormReturn<Values>, keep: () => void) {
	const [suburbs, setSuburbs] = useState<Suburbs>([]);
	/** State and postcode as the page, the draft or this list filled them in, and the suburb that they go with. */
	const last = useRef({ ...form.getValues() });

	async function load() {
		const list = await loadSuburbs();
		setSuburbs(list);
		return list;
	}

	function fillIn(list: Suburbs) {
		const now = form.getValues();
		const wanted = simplifyPlaceName(now.city);
		// A change to what is being sent would pass for something typed since.
		if (form.formState.isSubmitting || wanted === simplifyPlaceName(last.current.city)) return;
		const found = list.find(({ name }) => simplifyPlaceName(name) === wanted);
		for (const name of ["state", "postcode"] as const) {
			const isTyped = now[name] && now[name] !== last.current[name];
			// On a slow connection the visitor may be in the next field before the list arrives.
			const isFocused = document.activeElement?.getAttribute("name") === name;
			if (isTyped || isFocused) continue;
			form.setValue(name, found?.[name] ?? "");
			last.current[name] = form.getValues(name);
		}
		last.current.city = now.city;
		keep();
	}

	const ignore = () => undefined;
	return {
		suburbs,
		load: () => load().catch(ignore),
		/** At once if the list is there, so that it is done before the next field has the focus. */
		complete: () => (suburbs.length ? fillIn(suburbs) : load().then(fillIn).catch(ignore)),
	};
}
