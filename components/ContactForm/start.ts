import type { Submission } from "../../netlify/submission.ts";
import { findForm } from "../Form/findForm.ts";
import { type About, fillEmpty } from "./about.ts";
import { type Draft, readDraft } from "./draft.ts";
import { empty, leaveOut, mergeValues, readTyped } from "./values.ts";

/** Id of the form on the page. */
export const formId = "enquiry";

export interface Start {
	values: Submission;
	draft?: Draft;
	/** What the page put there by itself. */
	offered: Submission;
}

/**
 * What the form opens with: in the browser what is in its markup already, and the draft. What the page knows by
 * itself goes only where the draft has nothing.
 * @param sent what a visitor without script sent and was given back
 */
export function findStart(sent: Submission | undefined, about: About = {}): Start {
	const offered = fillEmpty(empty, sent ? {} : about);
	const form = findForm(formId);
	if (!form) return { values: sent ?? offered, offered };
	const typed = readTyped(form);
	const draft = sent ? undefined : readDraft();
	if (!draft) return { values: typed, offered };
	const own = mergeValues(leaveOut(offered, typed), draft.values);
	// What this page offered before, the visitor may have taken out.
	const isKnown = JSON.stringify(draft.offered) === JSON.stringify(offered);
	return { values: isKnown ? own : fillEmpty(own, about), draft, offered };
}
