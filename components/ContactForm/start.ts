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
	/** What the page filled in itself. */
	offered: Submission;
}

/**
 * What the form opens with: in the browser, what its markup already has, and the draft. What the page itself
 * knows goes only where the draft has nothing.
 * @param sent what a visitor sent without script and got back
 */
export function findStart(sent: Submission | undefined, about: About = {}): Start {
	const offered = fillEmpty(empty, sent ? {} : about);
	const form = findForm(formId);
	if (!form) return { values: sent ?? offered, offered };
	const typed = readTyped(form);
	const draft = sent ? undefined : readDraft();
	if (!draft) return { values: typed, offered };
	const own = mergeValues(leaveOut(offered, typed), draft.values);
	// The visitor may have removed what this page filled in before.
	const isKnown = JSON.stringify(draft.offered) === JSON.stringify(offered);
	return { values: isKnown ? own : fillEmpty(own, about), draft, offered };
}
