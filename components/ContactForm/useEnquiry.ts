import { type FormEvent, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { rules } from "../../netlify/enquiries/fieldRules.ts";
import type { Submission } from "../../netlify/enquiries/records.ts";
import type { FieldErrors } from "../../netlify/requests/refusal.ts";
import { findForm, useCheckedForm, useOnline, useSubmitOnce } from "../Form/form.ts";
import { sorry } from "../Form/request.ts";
import { preloadToaster, showToast } from "../Toast/toast.ts";
import type { Notice } from "./EnquiryNotice.tsx";
import {
	addSubject,
	empty,
	fillEmpty,
	isUntouched,
	leaveOut,
	listFieldNames,
	mergeValues,
	readTyped,
	type Subject,
} from "./enquiry.ts";
import { SendError, sendEnquiry } from "./send.ts";
import { type Draft, keepDraftOf, listWritten, readDraft, takeSubject } from "./storage.ts";
import type { Suburbs } from "./suburbs.ts";

/** Id of the form on the page. */
export const formId = "enquiry";
/** Milliseconds between tries while the visitor waits for the connection: it often comes back in fits and starts. */
const nextTry = 10_000;
const { interest, ...textRules } = rules;

export interface Opening {
	/** What the page knows about the enquiry. */
	about?: Subject;
	/** What a visitor without script sent, returned with its errors. */
	values?: Submission;
	errors?: FieldErrors;
	/** Where the page with those leads once the enquiry is sent: its heading says that it was not. */
	thanksPath?: string;
}

/** What the enquiry form does in the browser: fields, draft, sending, notices. */
export function useEnquiry({ about, values: sent, errors: sentErrors, thanksPath }: Opening) {
	const [start] = useState(() => findStart(sent, about));
	const form = useCheckedForm<Submission>({
		start: start.values,
		rules: { ...textRules, interests: interest },
		sentErrors,
	});
	const [draft] = useState(() => keepDraftOf(form, start));
	/** What the markup has in its fields. */
	const [given, setGiven] = useState<Partial<Submission> | undefined>(sent ?? about);
	/** What a quote link handed over, if the form has anything of it now that it had not. */
	const [subject, setSubject] = useState<Subject>();
	const [notice, setNotice] = useState<Notice>();
	/** Set while the visitor wants the enquiry sent once the connection is back. */
	const waiting = useRef<AbortController>(undefined);
	const online = useOnline();
	const place = useSuburbs(form, [start.offered, subject], start.values.city, draft.keep);
	const { submit, button } = useSubmitOnce(form, send, (invalid) =>
		say({ kind: "invalid", count: Object.keys(invalid).length }),
	);

	useEffect(() => {
		if (start.draft) {
			// A box ticked in the markup makes react-hook-form read the boxes instead of ticking a draft's.
			form.setValue("interests", start.values.interests);
			// Not from the start, because the server's markup has no notice.
			setNotice({ kind: "restored", savedAt: start.draft.savedAt });
		}
		// Typed before the script arrived.
		else if (!isUntouched(start.values, start.offered)) draft.keep();
		const taken = takeSubject();
		if (!taken) return;
		const before = form.getValues();
		const added = leaveOut(before, addSubject(before, taken));
		const names = listFieldNames().filter((name) => added[name].length);
		for (const name of names) form.setValue(name, added[name]);
		// Only a message is worth a draft: without one the visitor has nothing yet to lose.
		if (taken.message) draft.keep();
		if (names.length || taken.message) setSubject(taken);
	}, [form, start, draft]);

	// Sends for a visitor who waits for the connection, once it is back.
	useEffect(() => {
		if (notice?.kind !== "waiting" || !online) return;
		const timer = setTimeout(() => button.current?.form?.requestSubmit(), notice.pause);
		return () => clearTimeout(timer);
	}, [notice, online, button]);

	/** Sets the line above the button; any notice other than waiting ends the waiting. */
	function say(next?: Notice) {
		if (next?.kind !== "waiting") waiting.current = undefined;
		setNotice(next);
	}

	function clear() {
		draft.drop();
		say();
		setSubject(undefined);
		setGiven(undefined);
		form.reset(empty);
	}

	async function send(enquiry: Submission, check: Record<string, string>, hasMore: () => boolean) {
		const signal = waiting.current?.signal;
		// The notice of the last try, or of the draft, no longer applies.
		if (!signal) say();
		try {
			const headers = { "Idempotency-Key": draft.hold(), ...check };
			const text = await sendEnquiry(enquiry, headers, signal);
			const more = hasMore();
			if (more) {
				// What was typed while the rest was being sent is another enquiry.
				draft.drop();
				draft.keep();
			} else {
				clear();
				if (thanksPath) location.replace(thanksPath);
			}
			say({ kind: "sent", hasMore: more });
			showToast({ title: "Success!", text });
		} catch (error) {
			if (signal?.aborted) return;
			const isRefused = error instanceof SendError;
			if (signal && !isRefused) return say({ kind: "waiting", pause: nextTry });
			const refused = Object.entries(isRefused ? error.errors : {});
			say({ kind: "failed", atFields: refused.length > 0 });
			for (const [index, [name, message]] of refused.entries()) {
				form.setError(name as keyof Submission, { message }, { shouldFocus: index === 0 });
			}
			showToast({ title: "Error", text: (error as Error).message || sorry, bad: true });
		}
	}

	const isCorrected = notice?.kind === "invalid" && Object.keys(form.formState.errors).length === 0;
	return {
		form,
		given,
		subject,
		place,
		notice: isCorrected ? undefined : notice,
		online,
		button,
		submit: (event: FormEvent<HTMLFormElement>) => {
			// Enter in the suburb field: the suburb is sent with its postcode.
			place.completeNow();
			return submit(event);
		},
		startAgain: () => {
			clear();
			button.current?.form?.querySelector("input")?.focus();
		},
		wait: () => {
			waiting.current = new AbortController();
			say({ kind: "waiting", pause: 0 });
		},
		stopWaiting: () => {
			waiting.current?.abort();
			say(form.formState.isSubmitting ? { kind: "stopped" } : undefined);
			button.current?.focus();
		},
		save: () => {
			draft.keep();
			if (notice?.kind === "waiting") say({ kind: "waiting", pause: nextTry });
			// "Start again" goes too: it is one Tab from the message, and would take what was just written.
			else if (notice?.kind !== "invalid" && notice?.kind !== "failed") say();
		},
		prepare: preloadToaster,
	};
}

interface Start {
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
function findStart(sent: Submission | undefined, about: Subject = {}): Start {
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

/**
 * Suggests our suburbs for "City or suburb" and fills in the state and postcode of the one named. Code and list are
 * fetched when the field is used; without them it is a plain field.
 * @param offered what pages filled in
 * @param city what the form opened with
 */
function useSuburbs(
	form: UseFormReturn<Submission>,
	offered: (Subject | undefined)[],
	city: string,
	keep: () => void,
) {
	const [suburbs, setSuburbs] = useState<Suburbs>();
	const filled = useRef<Subject>({});
	const code = useRef<typeof import("./suburbs.ts")>(undefined);

	async function load() {
		code.current = await import("./suburbs.ts");
		const list = await code.current.loadSuburbs();
		// A draft's state and postcode were filled in when it was written.
		filled.current = { ...code.current.findPlace(list, city), ...filled.current };
		setSuburbs(list);
		return list;
	}

	function fillIn(list: Suburbs) {
		// A change to what is being sent would pass for something typed since.
		if (form.formState.isSubmitting) return;
		if (code.current?.fillInPlace(form, list, filled.current, offered)) keep();
	}

	const ignore = () => undefined;
	return {
		suburbs: suburbs ?? [],
		load: () => load().catch(ignore),
		/** At once if the list is there, so that it is done before the next field has the focus. */
		complete: () => (suburbs ? fillIn(suburbs) : load().then(fillIn).catch(ignore)),
		/** As far as it can be done without waiting. */
		completeNow: () => suburbs && fillIn(suburbs),
	};
}
