import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Submission } from "../../netlify/submission.ts";
import type { About } from "./about.ts";
import type { Suburbs } from "./suburbs.ts";

/**
 * Suggests our suburbs for "City or suburb" and gives the state and the postcode of the one named. Code and list are
 * fetched when the field is used; without them it is a plain one.
 * @param known what the pages put there
 * @param keep writes the draft
 */
export function useSuburbs(
	form: UseFormReturn<Submission>,
	known: (About | undefined)[],
	keep: () => void,
) {
	const [suburbs, setSuburbs] = useState<Suburbs>();
	const filled = useRef<About>({});

	async function load() {
		const loaded = await import("./suburbs.ts").then(({ loadSuburbs }) => loadSuburbs());
		setSuburbs(loaded);
		return loaded;
	}

	async function complete() {
		// At once when the list is there, so that it is done before the next field has the focus.
		const { fillIn } = suburbs ?? (await load());
		if (fillIn(form, filled.current, known)) keep();
	}

	const ignore = () => undefined;
	return {
		suburbs: suburbs?.list ?? [],
		load: () => load().catch(ignore),
		complete: () => complete().catch(ignore),
	};
}
