import type { Submission } from "../../netlify/submission.ts";
import { findForm } from "../Form/findForm.ts";
import { type Draft, readDraft } from "./draft.ts";
import { empty, mergeValues, readTyped } from "./values.ts";

/** Id of the form on the page. */
export const formId = "enquiry";

export interface Start {
	values: Submission;
	draft?: Draft;
}

/**
 * What the form opens with: in the browser what is in its markup already, and the draft.
 * @param sent what a visitor without script sent and was given back
 */
export function findStart(sent: Submission | undefined): Start {
	const form = findForm(formId);
	if (!form) return { values: sent ?? empty };
	const typed = readTyped(form);
	const draft = sent ? undefined : readDraft();
	return draft ? { values: mergeValues(typed, draft.values), draft } : { values: typed };
}
