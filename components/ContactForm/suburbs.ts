import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { query } from "../Form/request.ts";
import { type SuburbAddress, suburbsPath } from "../Places/suburbAddress.ts";
import type { Values } from "./enquiry.ts";

/**
 * Suggests our suburbs for "City or suburb" and fills in the state and postcode of the one named; what the visitor typed
 * there stays. The list is fetched when the field is used; without it that is a plain field.
 * @param keep called when something was filled in
 */
export function useSuburbs(form: UseFormReturn<Values>, keep: () => void) {
	const [suburbs, setSuburbs] = useState<readonly SuburbAddress[]>([]);
	/** State and postcode as the page, the draft or this list filled them in, and the suburb that they go with. */
	const last = useRef({ ...form.getValues() });

	/** The list, or an empty one where it cannot be fetched; the next use tries again. */
	async function load() {
		if (suburbs.length) return suburbs;
		const list = await query<SuburbAddress[]>([suburbsPath]).catch(() => null);
		setSuburbs(list ?? []);
		return list ?? [];
	}

	function fillIn(list: readonly SuburbAddress[]) {
		const now = form.getValues();
		const wanted = simplifyName(now.city);
		const isSame = wanted === simplifyName(last.current.city);
		// A change to what is being sent would pass for something typed since.
		if (!list.length || isSame || form.formState.isSubmitting) return;
		const found = list.find(({ name }) => simplifyName(name) === wanted);
		for (const name of ["state", "postcode"] as const) {
			if (now[name] && now[name] !== last.current[name]) continue;
			form.setValue(name, found?.[name] ?? "");
			last.current[name] = form.getValues(name);
		}
		last.current.city = now.city;
		keep();
	}

	return {
		names: suburbs.map(({ name }) => name),
		load,
		/** At once if the list is there, so that it is done before the next field has the focus. */
		complete: () => (suburbs.length ? fillIn(suburbs) : load().then(fillIn)),
	};
}

/**
 * A name in lower case, one space between words, its short words ("Mt", "St", "Nth") as our suburbs have them, without
 * the state and postcode that people write with it, "n" of "nsw" included.
 */
function simplifyName(name: string): string {
	return name
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, " ")
		.trim()
		.replace(/\bmt\b/, "mount")
		.replace(/\bst thomas\b/, "saint thomas")
		.replace(/\bnth\b/, "north")
		.replace(/\bsth\b/, "south")
		.replace(/^\d+ (?=[a-z])|(?<=[a-z])(?: n(?:sw?)?)?[ \d]*$/g, "");
}
