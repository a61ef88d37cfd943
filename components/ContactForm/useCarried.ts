import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Submission } from "../../netlify/submission.ts";
import { type About, placeFields } from "./about.ts";
import { addCarried, takeCarried } from "./carried.ts";

/**
 * Puts what another page handed over into the form, and saves a message in the draft: without one the visitor
 * has nothing yet to lose.
 * @param keep writes the draft
 * @returns what was handed over, if the form has anything of it now that it had not
 */
export function useCarried(form: UseFormReturn<Submission>, keep: () => void): About | undefined {
	const [carried, setCarried] = useState<About>();
	useEffect(() => {
		const taken = takeCarried();
		if (!taken) return;
		const before = form.getValues();
		const values = addCarried(before, taken);
		for (const name of ["message", "interests", ...placeFields] as const) {
			if (taken.message || String(values[name]) !== String(before[name])) setCarried(taken);
			form.setValue(name, values[name]);
		}
		if (taken.message) keep();
	}, [form, keep]);
	return carried;
}
