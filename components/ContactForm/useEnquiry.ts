import { useEffect, useReducer, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { judgeWishes, toSubmission } from "../../netlify/enquiries/wishes.ts";
import { useCheckedForm, useOnline, useSubmit } from "../Form/checkedForm.ts";
import { sorry } from "../Form/request.ts";
import { preloadToaster, showToast } from "../Toast/toast.ts";
import { useEnclosedList } from "../Windows/useEnclosedList.ts";
import { keepDraftOf, noteSent } from "./draft.ts";
import { addSubject, fieldNames, type Values, withPlace } from "./enquiry.ts";
import { changeState, type EnquiryState } from "./enquiryState.ts";
import { clearSubject, findStart, type Opening } from "./formStart.ts";
import { SendError, sendEnquiry } from "./send.ts";
import { usePlace } from "./usePlace.ts";

/** What the enquiry form does in the browser: fields, draft and sending. `state` says where the enquiry stands. */
export function useEnquiry(opening: Opening) {
	const enclosed = useEnclosedList();
	const { form, draft, start } = useDraftedForm(opening);
	const place = usePlace(form, draft.keep);
	const sending = useSending(form, draft, enclosed, openState(start), opening.thanksPath);
	const { submit, button, dispatch } = sending;

	return {
		...sending,
		form,
		enclosed,
		subject: start.subject,
		suburbs: place.names,
		wait: () => dispatch({ type: "asked to wait" }),
		stopWaiting() {
			dispatch({ type: "asked to stop" });
			button.current?.focus();
		},
		heard: {
			onSubmit(event: React.FormEvent<HTMLFormElement>) {
				// Enter in the suburb field: the suburb is sent with its postcode.
				if (place.names.length) place.complete();
				return submit(event);
			},
			onFocus({ target }: React.FocusEvent<HTMLFormElement>) {
				preloadToaster();
				if (target.name === "city") void place.load();
			},
			onBlur({ target }: React.FocusEvent<HTMLFormElement>) {
				if (target.name === "city") void place.complete();
			},
			onChange({ target }: React.ChangeEvent<HTMLFormElement>) {
				draft.keep(withPlace([target.name as keyof Values]));
				dispatch({ type: "typed" });
				// A day is chosen, not typed: what is wrong with it is said at once.
				if (target.name === "day") void form.trigger("day");
				// A text may be what is wrong with the number.
				if (target.name === "answer" && form.formState.errors.phone) void form.trigger("phone");
			},
		},
	};
}

/** Where an enquiry stands as its page opens. */
function openState({ draft, sentKey }: ReturnType<typeof findStart>): EnquiryState {
	if (sentKey) return { name: "sent", sent: { key: sentKey } };
	return { name: "editing", restoredAt: draft?.savedAt };
}

/** Sends the form at a press of the button, or once the connection is back for who waits for it. */
function useSending(
	form: UseFormReturn<Values>,
	draft: ReturnType<typeof keepDraftOf>,
	enclosed: ReturnType<typeof useEnclosedList>,
	opened: EnquiryState,
	thanksPath?: string,
) {
	const [state, dispatch] = useReducer(changeState, opened);
	const online = useOnline();
	const { submit, button } = useSubmit(form, send, (invalid) =>
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
			const { key } = draft;
			const drop = draft.hold();
			const enquiry = toSubmission(addSubject(values, await enclosed.enclose()));
			const text = await sendEnquiry(enquiry, { "Idempotency-Key": key, ...check });
			drop();
			noteSent(key);
			if (!enclosed.isEmpty) enclosed.leaveOut(true);
			// Firefox would fill them in again after Back.
			button.current?.form?.reset();
			showToast({ title: "Success!", text });
			if (thanksPath) location.replace(thanksPath);
			dispatch({ type: "arrived", sent: { enquiry, key } });
		} catch (error) {
			fail(error as Error);
		}
	}

	function fail(error: Error) {
		const refused = error instanceof SendError ? Object.entries(error.errors) : undefined;
		dispatch({ type: "failed", refusal: refused?.length });
		for (const [index, [name, text]] of (refused ?? []).entries()) {
			// What was typed may be short: it was judged with the list in it.
			const isListed = name === "message" && enclosed.goesAlong;
			const message = isListed ? `${text} The list below counts too.` : text;
			form.setError(name as keyof Values, { message }, { shouldFocus: index === 0 });
		}
		// While the visitor waits for the connection, a try that fails is no news.
		if (state.name !== "waiting" || refused)
			showToast({ title: "Error", text: error.message || sorry, bad: true });
	}

	return { state, dispatch, online, submit, button };
}

function useDraftedForm(opening: Opening) {
	const [start] = useState(() => findStart(opening));
	const form = useCheckedForm<Values>({
		start: start.values,
		judgeAll: (values) =>
			judgeWishes({ ...values, answer: values.answer.join() }, opening.closedDays),
		sentErrors: opening.errors,
	});
	const [draft] = useState(() => keepDraftOf(form, start));
	useEffect(() => {
		// Not while it is rendered: where the visitor types meanwhile, React drops that rendering and begins anew.
		clearSubject();
		// A box ticked in the markup makes react-hook-form read the boxes instead of ticking a draft's.
		for (const name of fieldNames)
			if (Array.isArray(start.values[name])) form.setValue(name, start.values[name]);
		// Typed before the script arrived, or handed over: a product alone is nothing yet that could be lost.
		if (start.hasWords) draft.keep();
	}, [form, start, draft]);
	return { form, draft, start };
}
