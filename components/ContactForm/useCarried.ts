import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Submission } from "../../netlify/enquiries/schema.ts";
import type { About } from "./about.ts";
import { addCarried, takeCarried } from "./carried.ts";
import { leaveOut, listFieldNames } from "./values.ts";

/**
 * Puts what another page handed over into the form, and saves a message in the draft: without one the visitor
 * has nothing yet to lose.
 * @param keep writes the draft
 * @returns what was handed over, if the form has anything of it now that it had not, until it is forgotten
 */
export function useCarried(form: UseFormReturn<Submission>, keep: () => void) {
	const [carried, setCarried] = useState<About>();
	useEffect(() => {
		const taken = takeCarried();
		if (!taken) return;
		const before = form.getValues();
		const added = leaveOut(before, addCarried(before, taken));
		for (const name of listFieldNames()) {
			if (!added[name].length) continue;
			form.setValue(name, added[name]);
			setCarried(taken);
		}
		// Words that stand in the message already are shown as well.
		if (taken.message) {
			keep();
			setCarried(taken);
		}
	}, [form, keep]);
	return { carried, forget: () => setCarried(undefined) };
}
