import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import {
	type FieldErrors,
	type FieldValues,
	type Ref,
	type Resolver,
	type UseFormProps,
	type UseFormReturn,
	useForm,
} from "react-hook-form";
import {
	formCheckHeader,
	honeypotField,
	judge,
	readFields,
	rules,
	type TextRule,
	tidy,
} from "../../netlify/enquiries/formRules.ts";
import type { FieldErrors as SentErrors } from "../../netlify/requests/requests.ts";
import { watchWindow } from "./watchWindow.ts";

const watchConnection = watchWindow("online", "offline");

/** Whether the browser has a connection. */
export function useOnline(): boolean {
	return useSyncExternalStore(
		watchConnection,
		() => navigator.onLine,
		() => true,
	);
}

/** What is in a form's markup: typed before the form hydrated, filled in by the browser, or sent back; not on the server. */
export function readTyped<Values extends FieldValues>(
	id: string,
	empty: Values,
): Values | undefined {
	if (typeof document === "undefined") return;
	const form = document.getElementById(id);
	if (form instanceof HTMLFormElement) return readFields(new FormData(form), empty);
}

interface FormOptions<Values> {
	start: Values;
	/** What is wrong with tidied values beside what breaks a rule, by field. */
	judgeAll?: (values: Values) => SentErrors;
	/** The server's messages, when it has given the form back. */
	sentErrors?: SentErrors;
}

/** A form whose fields are checked and tidied by our rules. */
export function useCheckedForm<Values extends FieldValues>(options: FormOptions<Values>) {
	const [props] = useState(() => {
		const { start, judgeAll, sentErrors } = options;
		return {
			defaultValues: start,
			resolver: makeResolver(judgeAll),
			errors: toErrors(sentErrors),
			// The server's messages go while their fields are corrected. If one went when its field is left, as for the
			// button, it would move the button from under the pointer, and the press would be lost.
			mode: sentErrors ? "onChange" : "onSubmit",
		} as UseFormProps<Values>;
	});
	return useForm<Values>(props);
}

function toErrors<Values extends FieldValues>(messages: SentErrors = {}) {
	const errors = Object.entries(messages).map(([name, message]) => [name, { message }]);
	return Object.fromEntries(errors) as FieldErrors<Values>;
}

function makeResolver<Values extends FieldValues>(
	judgeAll?: FormOptions<Values>["judgeAll"],
): Resolver<Values> {
	return (values, _context, { fields }) => {
		const tidied: FieldValues = { ...values };
		const messages: SentErrors = {};
		for (const [name, value] of Object.entries<string | string[]>(values)) {
			// What is ticked is as we wrote it.
			if (typeof value !== "string") continue;
			const rule = (rules as Record<string, TextRule>)[name] ?? {};
			tidied[name] = tidy(rule, value);
			const message = judge(rule, tidied[name]);
			if (message) messages[name] = message;
			// A date typed in part, or that no calendar has: its value is empty, as if nobody had typed.
			const ref = (fields as Record<string, { ref: Ref }>)[name]?.ref;
			if (ref instanceof HTMLInputElement && ref.validity.badInput)
				messages[name] = "Please finish this, or clear it.";
		}
		const errors = toErrors<Values>({ ...judgeAll?.(tidied as Values), ...messages });
		const isRefused = Object.keys(errors).length > 0;
		return isRefused ? { values: {}, errors } : { values: tidied as Values, errors: {} };
	};
}

/**
 * A form's submit handler, and its button, which is disabled while the form is on its way.
 * @param send receives the checked values and the headers that tell a person from a robot; it must not throw
 * @param refuse receives the errors when a rule is broken
 */
export function useSubmit<Values extends FieldValues>(
	form: UseFormReturn<Values>,
	send: (values: Values, headers: Record<string, string>) => Promise<void>,
	refuse: (errors: FieldErrors<Values>) => void,
) {
	const button = useRef<HTMLButtonElement>(null);
	const { isSubmitting } = form.formState;

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const element = event.currentTarget;
		try {
			// From when the page was opened, not the script: on a slow connection people type before that arrives.
			const open = `open=${Math.round(performance.now())}`;
			const trap = new FormData(element).get(honeypotField) ? ", trap=filled" : "";
			const headers = { [formCheckHeader]: open + trap };
			await form.handleSubmit((values) => send(values, headers), refuse)(event);
		} catch {
			// A fault of ours, or a browser too old for our script: the plain form still works.
			element.submit();
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

	return { submit, button };
}
