import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { rules } from "../../netlify/enquiries/rules.ts";
import type { Submission } from "../../netlify/enquiries/schema.ts";
import type { FieldErrors } from "../../netlify/requests/refusal.ts";
import { openWithErrors } from "../Form/formErrors.ts";
import { makeResolver } from "../Form/makeResolver.ts";
import type { About } from "./about.ts";
import { findStart } from "./start.ts";
import { empty } from "./values.ts";

const { interest, ...textRules } = rules;
const resolver = makeResolver<Submission>(textRules, { interests: interest });

/** The fields of the enquiry form: what they open with, their rules, and how they are emptied. */
export function useFields(sent?: Submission, sentErrors?: FieldErrors, about?: About) {
	const [start] = useState(() => findStart(sent, about));
	/** What the markup has in its fields. */
	const [given, setGiven] = useState<Partial<Submission> | undefined>(sent ?? about);
	const [opening] = useState(() => openWithErrors(sentErrors));
	const form = useForm<Submission>({
		resolver,
		defaultValues: start.values,
		...opening,
	});

	// A box ticked in the markup makes react-hook-form read the boxes instead of ticking a draft's.
	useEffect(() => {
		if (start.draft) form.setValue("interests", start.values.interests);
	}, [form, start]);

	function clear() {
		setGiven(undefined);
		form.reset(empty);
	}

	return { form, start, given, clear };
}
