import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import type { FieldErrors } from "../../netlify/refusal.ts";
import { rules } from "../../netlify/rules.ts";
import type { Submission } from "../../netlify/submission.ts";
import { findForm } from "../Form/findForm.ts";
import { toFormErrors } from "../Form/formErrors.ts";
import { makeResolver } from "../Form/makeResolver.ts";
import { useOnline } from "../Form/useOnline.ts";
import { useSubmitOnce } from "../Form/useSubmitOnce.ts";
import { preloadToaster, showToast } from "../Toast/toast.ts";
import { type Attempt, type Draft, dropDraft, isEmpty, readDraft, writeDraft } from "./draft.ts";
import type { Notice } from "./EnquiryNotice.tsx";
import { nextAttempt } from "./enquiryKey.ts";
import { SendError, sendEnquiry, sorry } from "./send.ts";
import { useCarried } from "./useCarried.ts";
import { empty, mergeValues, readTyped } from "./values.ts";

/** Address of the form inside the page. */
export const formId = "enquiry";

/** Milliseconds between tries while the visitor waits for the connection: it often comes back in pieces. */
const nextTry = 10_000;

const { interest, ...textRules } = rules;
const resolver = makeResolver<Submission>(textRules, { interests: interest });

interface Start {
	values: Submission;
	draft?: Draft;
}

/** What the form opens with: in the browser what stands in its markup already, and the draft. */
function findStart(sent: Submission | undefined): Start {
	const form = findForm(formId);
	if (!form) return { values: sent ?? empty };
	const typed = readTyped(form);
	const draft = sent ? undefined : readDraft();
	return draft ? { values: mergeValues(typed, draft.values), draft } : { values: typed };
}

/** Everything the enquiry form does in the browser: rules, draft, sending, notices. */
export function useEnquiry(sent?: Submission, sentErrors?: FieldErrors) {
	const [start] = useState(() => findStart(sent));
	const [notice, setNotice] = useState<Notice>();
	const [errors] = useState(() => toFormErrors(sentErrors));
	const attempt = useRef<Attempt | undefined>(start.draft?.attempt);
	const online = useOnline();
	const form = useForm<Submission>({
		resolver,
		defaultValues: start.values,
		errors,
	});

	useEffect(() => {
		if (start.draft) setNotice({ kind: "restored", savedAt: start.draft.savedAt });
		else if (!isEmpty(start.values)) writeDraft(start.values);
	}, [start]);

	useCarried(form, attempt);

	async function send(enquiry: Submission, check: Record<string, string>) {
		attempt.current = nextAttempt(enquiry, attempt.current);
		writeDraft(form.getValues(), attempt.current);
		try {
			const headers = { "Idempotency-Key": attempt.current.key, ...check };
			const message = await sendEnquiry(enquiry, headers);
			clear();
			setNotice({ kind: "sent" });
			showToast({ title: "Success!", text: message });
		} catch (error) {
			if (notice?.kind === "waiting" && !(error instanceof SendError)) {
				setNotice({ kind: "waiting", pause: nextTry });
				return;
			}
			setNotice({ kind: "failed" });
			const failed = error instanceof SendError ? Object.entries(error.errors) : [];
			for (const [index, [name, text]] of failed.entries()) {
				form.setError(name as keyof Submission, { message: text }, { shouldFocus: index === 0 });
			}
			const text = (error instanceof Error && error.message) || sorry;
			showToast({ title: "Error", text, bad: true });
		}
	}

	function clear() {
		dropDraft();
		attempt.current = undefined;
		setNotice(undefined);
		form.reset(empty);
	}

	function save() {
		writeDraft(form.getValues(), attempt.current);
		if (notice?.kind === "sent") setNotice(undefined);
	}

	const { submit, button } = useSubmitOnce(form, send, (invalid) =>
		setNotice({ kind: "invalid", count: Object.keys(invalid).length }),
	);

	useEffect(() => {
		if (notice?.kind !== "waiting" || !online) return;
		const timer = setTimeout(() => button.current?.form?.requestSubmit(), notice.pause);
		return () => clearTimeout(timer);
	}, [notice, online, button]);

	return {
		form,
		notice,
		online,
		button,
		submit,
		startAgain: () => {
			clear();
			button.current?.form?.querySelector("input")?.focus();
		},
		wait: () => setNotice({ kind: "waiting", pause: 0 }),
		stopWaiting: () => {
			setNotice(undefined);
			button.current?.focus();
		},
		save,
		prepare: preloadToaster,
	};
}
