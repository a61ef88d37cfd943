import { type RefObject, useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Submission } from "../../netlify/submission.ts";
import { addCarried, takeCarried } from "./carried.ts";
import { writeDraft } from "./draft.ts";
import { makeKey } from "./enquiryKey.ts";

/** Puts what another page handed over into the form, and into its draft. Gives whether there was any. */
export function useCarried(
	form: UseFormReturn<Submission>,
	key: RefObject<string | undefined>,
): boolean {
	const [isCarried, setIsCarried] = useState(false);
	useEffect(() => {
		const take = () => {
			const carried = takeCarried();
			if (!carried) return;
			const { message = "", interests = [] } = addCarried(form.getValues(), carried);
			form.setValue("message", message);
			form.setValue("interests", interests);
			key.current ??= makeKey();
			writeDraft(form.getValues(), key.current);
			setIsCarried(true);
		};
		// A page made ready in advance has the storage of the time before the visitor chose to come.
		if (!("prerendering" in document && document.prerendering)) return take();
		document.addEventListener("prerenderingchange", take, { once: true });
		return () => document.removeEventListener("prerenderingchange", take);
	}, [form, key]);
	return isCarried;
}
