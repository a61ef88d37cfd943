import { type FormEvent, useRef } from "react";
import type { FieldErrors, FieldValues, UseFormReturn } from "react-hook-form";
import { makeFormCheck } from "./formCheck.ts";

/**
 * A form's submit handler that sends once however often the button is pressed.
 * @param send is given the checked values and the headers that tell a person from a robot; it must not throw
 * @param refuse is given the errors when a rule is broken
 */
export function useSubmitOnce<Input extends FieldValues, Output>(
	form: UseFormReturn<Input, unknown, Output>,
	send: (values: Output, headers: Record<string, string>) => Promise<void>,
	refuse?: (errors: FieldErrors<Input>) => void,
) {
	const busy = useRef(false);
	const button = useRef<HTMLButtonElement>(null);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy.current) return;
		busy.current = true;
		const element = event.currentTarget;
		try {
			const headers = makeFormCheck(element);
			await form.handleSubmit((values) => send(values, headers), refuse)(event);
		} catch {
			// A fault of ours, or a browser too old for our script: the form without script is still there.
			element.submit();
		} finally {
			busy.current = false;
		}
		// A disabled button loses the focus; without this the next Tab would start at the top of the page.
		setTimeout(() => document.activeElement === document.body && button.current?.focus());
	}

	return { submit, button };
}
