import type { FieldErrors } from "../../netlify/requests/requests.ts";
import { readTyped } from "../Form/checkedForm.ts";
import { clearFragment } from "../Form/clearFragment.ts";
import { readSubject, type Subject } from "../QuoteLink/subject.ts";
import { readAddress } from "../Windows/listAddress.ts";
import { readDraft, readSent } from "./draft.ts";
import { addSubject, empty, fieldNames, formId, listChanged, type Values } from "./enquiry.ts";

export interface Opening {
	about?: Subject;
	/** Days on which nobody comes, beside Sundays. */
	closedDays: string[];
	/** What a visitor without script sent, returned with its errors. */
	values?: Partial<Values>;
	errors?: FieldErrors;
	/** Not the form of the page's markup, but one that the visitor has begun since. */
	isAgain?: boolean;
	/** Where the page with those leads once the enquiry is sent: its heading says that it was not. */
	thanksPath?: string;
}

/**
 * What the form opens with: in the browser, what its markup already has, the draft, and what a quote link hands over.
 * What the page itself knows goes only where the visitor has written nothing.
 */
export function findStart({ values: sent, about, isAgain }: Omit<Opening, "closedDays">) {
	const given: Values = { ...empty, ...(sent ?? about) };
	const typed = isAgain ? given : readTyped(formId, empty);
	// On the server, which knows of no draft.
	if (!typed) return { values: given, changed: [] };
	const changed = sent ? fieldNames : listChanged(typed, given);
	const draft = sent ? undefined : readDraft();
	const written = Object.fromEntries(changed.map((name) => [name, typed[name]]));
	const before: Values = { ...given, ...draft?.written, ...written };
	const handed = readSubject(location.hash);
	const values = handed ? addSubject(before, handed) : before;
	const added = listChanged(values, before);
	return {
		values,
		draft,
		// Unless another has been begun since.
		sentKey: isAgain || changed.length || draft || handed ? undefined : readSent(),
		changed: [...changed, ...added],
		subject: added.length || handed?.message ? handed : undefined,
		hasWords: changed.length > 0 || Boolean(handed?.message),
	};
}

/** Takes what a quote link has handed over out of the address; what else may stand there stays, as a window without room. */
export function clearSubject(): void {
	if (readSubject(location.hash) && !readAddress(location.hash)) clearFragment();
}
