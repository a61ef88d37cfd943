import { useEffect, useRef, useState } from "react";
import { addWishes, rules } from "../../netlify/enquiries/formRules.ts";
import type { FieldErrors } from "../../netlify/requests/answer.ts";
import { findForm, useCheckedForm, useOnline, useSubmitOnce } from "../Form/checkedForm.ts";
import { sorry } from "../Form/request.ts";
import type { Subject } from "../QuoteLink/subject.ts";
import { preloadToaster, showToast } from "../Toast/toast.ts";
import type { Notice } from "./EnquiryNotice.tsx";
import type { Sent } from "./EnquiryReceipt.tsx";
import {
	addSubject,
	empty,
	listChanged,
	listFieldNames,
	pick,
	readTyped,
	type Values,
	withPlace,
} from "./enquiry.ts";
import { SendError, sendEnquiry } from "./send.ts";
import { keepDraftOf, readDraft, takeSubject } from "./storage.ts";
import { useSuburbs } from "./suburbs.ts";

/** Id of the form on the page. */
export const formId = "enquiry";
/** Milliseconds between tries while the visitor waits for the connection: it often comes back in fits and starts. */
const nextTry = 10_000;
const { interest, ...textRules } = rules;
const lists = ["interests", "visit", "facing"] as const;

export interface Opening {
	/** What the page knows about the enquiry. */
	about?: Subject;
	/** What a visitor without script sent, returned with its errors. */
	values?: Partial<Values>;
	errors?: FieldErrors;
	/** Where the page with those leads once the enquiry is sent: its heading says that it was not. */
	thanksPath?: string;
	/** Not the form of the page's markup, but one that the visitor has begun since. */
	isAgain?: boolean;
}

/**
 * What the enquiry form does in the browser: fields, draft, sending, notices.
 * @param onSent receives what was sent
 */
export function useEnquiry(opening: Opening, onSent: (sent: Sent) => void) {
	const [start] = useState(() => findStart(opening));
	const form = useCheckedForm<Values>({
		start: start.values,
		rules: { ...textRules, interests: interest, visit: interest, facing: interest },
		sentErrors: opening.errors,
	});
	const [draft] = useState(() => keepDraftOf(form, start));
	/** What a quote link handed over; not from the start, because the server's markup has no such line. */
	const [subject, setSubject] = useState<Subject>();
	const [notice, setNotice] = useState<Notice>();
	const isWaiting = useRef(false);
	const online = useOnline();
	const place = useSuburbs(form, draft.keep);
	const { submit, button } = useSubmitOnce(form, send, (invalid) =>
		say({ kind: "invalid", count: Object.keys(invalid).length }),
	);

	useEffect(() => {
		// A box ticked in the markup makes react-hook-form read the boxes instead of ticking a draft's.
		for (const name of lists) form.setValue(name, start.values[name]);
		if (start.draft) setNotice({ kind: "restored", savedAt: start.draft.savedAt });
		setSubject(start.subject);
		// Typed before the script arrived, or handed over: a product alone is nothing yet that could be lost.
		if (start.hasWords) draft.keep();
	}, [form, start, draft]);

	// Sends for a visitor who waits for the connection, once it is back.
	useEffect(() => {
		if (notice?.kind !== "waiting" || !online) return;
		const timer = setTimeout(() => button.current?.form?.requestSubmit(), notice.pause);
		return () => clearTimeout(timer);
	}, [notice, online, button]);

	/** Sets the line above the button; any notice other than waiting ends the waiting. */
	function say(next?: Notice) {
		isWaiting.current = next?.kind === "waiting";
		setNotice(next);
	}

	async function send({ visit, facing, ...values }: Values, check: Record<string, string>) {
		// The notice of the last try, or of the draft, no longer applies.
		if (!isWaiting.current) say();
		try {
			const key = draft.hold();
			const enquiry = { ...values, message: addWishes(values.message, { visit, facing }) };
			const text = await sendEnquiry(enquiry, { "Idempotency-Key": key, ...check });
			draft.drop();
			// Firefox would fill them in again after Back.
			button.current?.form?.reset();
			showToast({ title: "Success!", text });
			if (opening.thanksPath) location.replace(opening.thanksPath);
			onSent({ enquiry, key, hasMore: readDraft() !== undefined });
		} catch (error) {
			const refused = error instanceof SendError ? Object.entries(error.errors) : undefined;
			if (isWaiting.current && !refused) return say({ kind: "waiting", pause: nextTry });
			say({ kind: "failed", atFields: Boolean(refused?.length) });
			for (const [index, [name, message]] of (refused ?? []).entries()) {
				form.setError(name as keyof Values, { message }, { shouldFocus: index === 0 });
			}
			showToast({ title: "Error", text: (error as Error).message || sorry, bad: true });
		}
	}

	const isCorrected = notice?.kind === "invalid" && Object.keys(form.formState.errors).length === 0;
	return {
		form,
		subject,
		place,
		notice: isCorrected ? undefined : notice,
		online,
		button,
		submit(event: React.FormEvent<HTMLFormElement>) {
			// Enter in the suburb field: the suburb is sent with its postcode.
			if (place.suburbs.length) place.complete();
			return submit(event);
		},
		wait: () => say({ kind: "waiting", pause: 0 }),
		stopWaiting() {
			say();
			button.current?.focus();
		},
		save({ target }: React.ChangeEvent<HTMLFormElement>) {
			draft.keep(withPlace([target.name as keyof Values]));
			if (notice?.kind === "waiting") say({ kind: "waiting", pause: nextTry });
			// "Start again" goes too: it is one Tab from the message, and would take what was just written.
			else if (notice?.kind !== "invalid" && notice?.kind !== "failed") say();
		},
		prepare: preloadToaster,
	};
}

/**
 * What the form opens with: in the browser, what its markup already has, the draft, and what a quote link hands over.
 * What the page itself knows goes only where the visitor has written nothing.
 */
function findStart({ values: sent, about, isAgain }: Opening) {
	const given: Values = { ...empty, ...(sent ?? about) };
	const form = isAgain ? undefined : findForm(formId);
	// On the server, which knows of no draft.
	if (!form && !isAgain) return { values: given, own: [] };
	const typed = form ? readTyped(form) : given;
	const own = sent ? listFieldNames() : listChanged(typed, given);
	const draft = sent ? undefined : readDraft();
	const before: Values = { ...given, ...draft?.written, ...pick(typed, own) };
	const taken = form && takeSubject();
	const values = taken ? addSubject(before, taken) : before;
	const added = listChanged(values, before);
	return {
		values,
		draft,
		own: [...own, ...added],
		subject: added.length || taken?.message ? taken : undefined,
		hasWords: own.length > 0 || Boolean(taken?.message),
	};
}
