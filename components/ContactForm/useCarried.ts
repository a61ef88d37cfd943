import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Submission } from "../../netlify/submission.ts";
import { addCarried, takeCarried } from "./carried.ts";

/**
 * Puts what another page handed over into the form, and into its draft.
 * @param keep writes the draft
 * @returns whether anything was handed over
 */
export function useCarried(form: UseFormReturn<Submission>, keep: () => void): boolean {
	const [isCarried, setIsCarried] = useState(false);
	useEffect(() => {
		const take = () => {
			const carried = takeCarried();
			if (!carried) return;
			const { message = "", interests = [] } = addCarried(form.getValues(), carried);
			form.setValue("message", message);
			form.setValue("interests", interests);
			keep();
			setIsCarried(true);
		};
		// A page made ready in advance has the storage of the time before the visitor chose to come.
		if (!("prerendering" in document && document.prerendering)) return take();
		document.addEventListener("prerenderingchange", take, { once: true });
		return () => document.removeEventListener("prerenderingchange", take);
	}, [form, keep]);
	return isCarried;
}
