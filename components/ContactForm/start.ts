import type { Submission } from "../../netlify/enquiries/schema.ts";
import { findForm } from "../Form/findForm.ts";
import { type About, fillEmpty } from "./about.ts";
import { type Draft, listWritten, readDraft } from "./draft.ts";
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
 * knows goes only where the visitor has written nothing.
 * @param sent what a visitor sent without script and got back
 */
export function findStart(sent: Submission | undefined, about: About = {}): Start {
	const offered = fillEmpty(empty, sent ? {} : about);
	const form = findForm(formId);
	if (!form) return { values: sent ?? offered, offered };
	const typed = readTyped(form);
	const draft = sent ? undefined : readDraft();
	if (!draft) return { values: typed, offered };
	const own = leaveOut(offered, typed);
	// The visitor may have removed what this page filled in before.
	if (JSON.stringify(draft.offered) === JSON.stringify(offered))
		return { values: mergeValues(own, draft.values), draft, offered };
	// What another page filled in says less than what this one knows, and more than nothing.
	const written = fillEmpty(mergeValues(own, listWritten(draft)), about);
	return { values: fillEmpty(written, draft.values), draft, offered };
}
