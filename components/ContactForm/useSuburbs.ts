import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Submission } from "../../netlify/enquiries/schema.ts";
import type { About } from "./about.ts";
import type { Start } from "./start.ts";
import type { Suburbs } from "./suburbs.ts";

/**
 * Suggests our suburbs for "City or suburb" and fills in the state and postcode of the one named. Code and list are
 * fetched when the field is used; without them it is a plain field.
 * @param start what the form opened with
 * @param carried what another page handed over
 * @param keep writes the draft
 */
export function useSuburbs(
	form: UseFormReturn<Submission>,
	start: Start,
	carried: About | undefined,
	keep: () => void,
) {
	const [suburbs, setSuburbs] = useState<Suburbs>();
	const filled = useRef<About>({});

	async function load() {
		const loaded = await import("./suburbs.ts").then(({ loadSuburbs }) => loadSuburbs());
		// A draft's state and postcode were filled in when it was written.
		filled.current = { ...loaded.find(start.values.city), ...filled.current };
		setSuburbs(loaded);
		return loaded;
	}

	function fill({ fillIn }: Suburbs) {
		// A change to what is being sent would pass for something typed since.
		if (form.formState.isSubmitting) return;
		if (fillIn(form, filled.current, [start.offered, carried])) keep();
	}

	const ignore = () => undefined;
	return {
		suburbs: suburbs?.list ?? [],
		load: () => load().catch(ignore),
		/** At once if the list is there, so that it is done before the next field has the focus. */
		complete: () => (suburbs ? fill(suburbs) : load().then(fill).catch(ignore)),
		/** As far as it can be done without waiting. */
		completeNow: () => suburbs && fill(suburbs),
	};
}
