import { useEffect, useReducer, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { rules } from "../../netlify/enquiries/formRules.ts";
import { judgeWishes, toSubmission } from "../../netlify/enquiries/wishes.ts";
import { useCheckedForm, useOnline, useSubmitOnce } from "../Form/checkedForm.ts";
import { sorry } from "../Form/request.ts";
import type { Subject } from "../QuoteLink/subject.ts";
import { preloadToaster, showToast } from "../Toast/toast.ts";
import { useEnclosedList } from "../Windows/useEnclosedList.ts";
import { type Values, withPlace } from "./enquiry.ts";
import { changeState } from "./enquiryState.ts";
import { findStart, type Opening } from "./formStart.ts";
import { SendError, sendEnquiry } from "./send.ts";
import { keepDraftOf, readDraft } from "./storage.ts";
import { useSuburbs } from "./suburbs.ts";

const { interest, ...textRules } = rules;
const lists = ["interests", "visit", "answer", "facing"] as const;

/** What the enquiry form does in the browser: fields, draft and sending. `state` says where the enquiry stands. */
export function useEnquiry(opening: Opening) {
	const { form, draft, start } = useDraftedForm(opening);
	/** What a quote link hands over; not from the start, because the server's markup has no such line. */
	const [subject, setSubject] = useState<Subject>();
	const enclosed = useEnclosedList();
	const place = useSuburbs(form, draft.keep);
	const sending = useSending(form, draft, enclosed, opening.thanksPath);
	const { submit, button, dispatch } = sending;

	useEffect(() => {
		if (start.draft) dispatch({ type: "restored", savedAt: start.draft.savedAt });
		setSubject(start.subject);
	}, [start, dispatch]);

	return {
		form,
		subject,
		enclosed,
		place,
		...sending,
		submit(event: React.FormEvent<HTMLFormElement>) {
			// Enter in the suburb field: the suburb is sent with its postcode.
			if (place.suburbs.length) place.complete();
			return submit(event);
		},
		wait: () => dispatch({ type: "asked to wait" }),
		stopWaiting() {
			dispatch({ type: "asked to stop" });
			button.current?.focus();
		},
		save({ target }: React.ChangeEvent<HTMLFormElement>) {
			draft.keep(withPlace([target.name as keyof Values]));
			dispatch({ type: "typed" });
			// A day is chosen, not typed: what is wrong with it is said at once. A text may be what is wrong with the number.
			if (target.name === "day") void form.trigger("day");
			if (target.name === "answer" && form.formState.errors.phone) void form.trigger("phone");
		},
		prepare: preloadToaster,
	};
}

/** Sends the form at a press of the button, or once the connection is back for who waits for it. */
function useSending(
	form: UseFormReturn<Values>,
	draft: ReturnType<typeof keepDraftOf>,
	enclosed: ReturnType<typeof useEnclosedList>,
	thanksPath?: string,
) {
	const [state, dispatch] = useReducer(changeState, { name: "editing" });
	const online = useOnline();
	const { submit, button } = useSubmitOnce(form, send, (invalid) =>
		dispatch({ type: "refused by a rule", count: Object.keys(invalid).length }),
	);

	useEffect(() => {
		if (state.name !== "waiting" || !online) return;
		const timer = setTimeout(() => button.current?.form?.requestSubmit(), state.pause);
		return () => clearTimeout(timer);
	}, [state, online, button]);

	async function send(values: Values, check: Record<string, string>) {
		dispatch({ type: "started" });
		try {
			const key = draft.hold();
			const enquiry = toSubmission(await enclosed.enclose(values));
			const text = await sendEnquiry(enquiry, { "Idempotency-Key": key, ...check });
			draft.drop();
			if (!enclosed.isEmpty) enclosed.leaveOut(true);
			// Firefox would fill them in again after Back.
			button.current?.form?.reset();
			showToast({ title: "Success!", text });
			if (thanksPath) location.replace(thanksPath);
			dispatch({ type: "arrived", sent: { enquiry, key, hasMore: readDraft() !== undefined } });
		} catch (error) {
			fail(error as Error);
		}
	}

	function fail(error: Error) {
		const refused = error instanceof SendError ? Object.entries(error.errors) : undefined;
		dispatch({ type: "failed", refusal: refused?.length });
		for (const [index, [name, message]] of (refused ?? []).entries())
			form.setError(name as keyof Values, { message }, { shouldFocus: index === 0 });
		// While the visitor waits for the connection, a try that fails is no news.
		if (state.name !== "waiting" || refused)
			showToast({ title: "Error", text: error.message || sorry, bad: true });
	}

	return { state, dispatch, online, submit, button };
}

/** The form with its draft, as it opens. */
function useDraftedForm(opening: Opening) {
	const [start] = useState(() => findStart(opening));
	const form = useCheckedForm<Values>({
		start: start.values,
		rules: {
			...textRules,
			interests: interest,
			day: {},
			visit: interest,
			answer: interest,
			facing: interest,
		},
		judgeAll: ({ answer, ...values }) =>
			judgeWishes({ ...values, answer: answer.join() }, opening.closedDays),
		sentErrors: opening.errors,
	});
	const [draft] = useState(() => keepDraftOf(form, start));
	useEffect(() => {
		// A box ticked in the markup makes react-hook-form read the boxes instead of ticking a draft's.
		for (const name of lists) form.setValue(name, start.values[name]);
		// Typed before the script arrived, or handed over: a product alone is nothing yet that could be lost.
		if (start.hasWords) draft.keep();
	}, [form, start, draft]);
	return { form, draft, start };
}
