import { useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { SuburbAddress } from "../Places/suburbAddress.ts";
import { findSuburb, useSuburbs } from "../Places/useSuburbs.ts";
import { isSameName } from "../Search/terms.ts";
import type { Values } from "./enquiry.ts";

/**
 * Suggests our suburbs for "City or suburb" and fills in the state and postcode of the one named; what the visitor typed
 * there stays. Without the list that is a plain field.
 * @param keep called when something was filled in
 */
export function usePlace(form: UseFormReturn<Values>, keep: () => void) {
	const { suburbs, names, load } = useSuburbs();
	/** State and postcode as the page, the draft or this list filled them in, and the suburb that they go with. */
	const last = useRef({ ...form.getValues() });

	function fillIn(list: readonly SuburbAddress[]) {
		const now = form.getValues();
		// A change to what is being sent would pass for something typed since.
		if (!list.length || isSameName(now.city, last.current.city) || form.formState.isSubmitting)
			return;
		const found = findSuburb(list, now.city);
		// A draft does not say which of its fields were typed: beside a place that is none of ours, all were.
		const wasOurs = findSuburb(list, last.current.city);
		for (const name of ["state", "postcode"] as const) {
			if (now[name] && (!wasOurs || now[name] !== last.current[name])) continue;
			form.setValue(name, found?.[name] ?? "");
			last.current[name] = form.getValues(name);
		}
		last.current.city = now.city;
		keep();
	}

	return {
		names,
		load,
		/** At once if the list is there, so that it is done before the next field has the focus. */
		complete: () => (suburbs.length ? fillIn(suburbs) : load().then(fillIn)),
	};
}
