import { type FormEvent, useEffect, useRef } from "react";
import type { FieldErrors, FieldValues, UseFormReturn } from "react-hook-form";
import { makeFormCheck } from "./formCheck.ts";

/** Milliseconds after an answer in which Enter in an emptied form counts as a second press. */
const settling = 1000;

/**
 * A form's submit handler that sends once however often the button is pressed.
 * @param send receives the checked values, the headers that tell a person from a robot, and a function that tells
 *   whether more has been typed since; it must not throw
 * @param refuse receives the errors when a rule is broken
 */
export function useSubmitOnce<Input extends FieldValues, Output>(
	form: UseFormReturn<Input, unknown, Output>,
	send: (values: Output, headers: Record<string, string>, hasMore: () => boolean) => Promise<void>,
	refuse?: (errors: FieldErrors<Input>) => void,
) {
	const busy = useRef(false);
	const answeredAt = useRef(Number.NEGATIVE_INFINITY);
	const button = useRef<HTMLButtonElement>(null);
	const { isSubmitting } = form.formState;

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy.current || isSecondPress()) return;
		busy.current = true;
		const element = event.currentTarget;
		try {
			const headers = makeFormCheck(element);
			await form.handleSubmit(async (values) => {
				const sent = typed();
				await send(values, headers, () => typed() !== sent);
				answeredAt.current = performance.now();
			}, refuse)(event);
		} catch {
			// A fault of ours, or a browser too old for our script: the plain form still works.
			element.submit();
		} finally {
			busy.current = false;
		}
	}

	// A disabled button loses the focus; without this the next Tab would start at the top of the page. It takes the focus
	// only once React has enabled it, which in Safari is later than a timeout.
	useEffect(
		() => () => {
			if (isSubmitting && document.activeElement === document.body) button.current?.focus();
		},
		[isSubmitting],
	);

	function typed(): string {
		return JSON.stringify(form.getValues());
	}

	function isSecondPress(): boolean {
		const isEmpty = Object.values(form.getValues()).every((value) => !value?.length);
		return isEmpty && performance.now() - answeredAt.current < settling;
	}

	return { submit, button };
}
