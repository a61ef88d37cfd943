import type { UseFormReturn } from "react-hook-form";
import type { Submission } from "../../netlify/enquiries/schema.ts";
import { sorry } from "../Form/request.ts";
import { useSubmitOnce } from "../Form/useSubmitOnce.ts";
import { showToast } from "../Toast/toast.ts";
import { SendError, sendEnquiry } from "./send.ts";
import type { useDraft } from "./useDraft.ts";
import type { useNotice } from "./useNotice.ts";
import { nextTry } from "./useRetry.ts";

/**
 * Sends what is in the form under the draft's key, and says what became of it.
 * @param finish is called when it is sent and nothing more was typed
 */
export function useSending(
	form: UseFormReturn<Submission>,
	draft: ReturnType<typeof useDraft>,
	{ waiting, say }: ReturnType<typeof useNotice>,
	finish: () => void,
) {
	async function send(enquiry: Submission, check: Record<string, string>, more: () => boolean) {
		const turn = waiting.current?.signal;
		// The notice of the last try, or of the draft, no longer applies.
		if (!turn) say();
		try {
			const headers = { "Idempotency-Key": draft.hold(), ...check };
			const message = await sendEnquiry(enquiry, headers, turn);
			const hasMore = more();
			if (hasMore) keepRest();
			else finish();
			say({ kind: "sent", hasMore });
			showToast({ title: "Success!", text: message });
		} catch (error) {
			if (turn?.aborted) return;
			if (turn && !(error instanceof SendError)) return say({ kind: "waiting", pause: nextTry });
			const refused = error instanceof SendError ? Object.entries(error.errors) : [];
			say({ kind: "failed", atFields: refused.length > 0 });
			showFailure(form, error, refused);
		}
	}

	/** What was typed while the rest was being sent is another enquiry. */
	function keepRest() {
		draft.drop();
		draft.keep();
	}

	return useSubmitOnce(form, send, (invalid) =>
		say({ kind: "invalid", count: Object.keys(invalid).length }),
	);
}

/** Says why an enquiry was not sent: field errors at their fields, and in a toast. */
function showFailure(
	form: UseFormReturn<Submission>,
	error: unknown,
	refused: [name: string, text: string][],
): void {
	for (const [index, [name, text]] of refused.entries()) {
		form.setError(name as keyof Submission, { message: text }, { shouldFocus: index === 0 });
	}
	const text = (error instanceof Error && error.message) || sorry;
	showToast({ title: "Error", text, bad: true });
}
