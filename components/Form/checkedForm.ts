import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import {
	type FieldErrors,
	type FieldValues,
	type Resolver,
	type UseFormProps,
	type UseFormReturn,
	useForm,
} from "react-hook-form";
import {
	formCheckHeader,
	honeypotField,
	judge,
	type TextRule,
	tidy,
} from "../../netlify/enquiries/formRules.ts";
import type { FieldErrors as SentErrors } from "../../netlify/requests/requests.ts";

/** False on the server and while React takes over its markup, then true. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		() => () => undefined,
		() => true,
		() => false,
	);
}

/** Whether the browser has a connection. */
export function useOnline(): boolean {
	return useSyncExternalStore(
		(listener) => {
			addEventListener("online", listener);
			addEventListener("offline", listener);
			return () => {
				removeEventListener("online", listener);
				removeEventListener("offline", listener);
			};
		},
		() => navigator.onLine,
		() => true,
	);
}

/** The form's markup as the server rendered it; undefined on the server itself. */
export function findForm(id: string): HTMLFormElement | undefined {
	if (typeof document === "undefined") return;
	const element = document.getElementById(id);
	return element instanceof HTMLFormElement ? element : undefined;
}

/** For a field that holds several texts, the rule of each of them. */
type Rules<Values> = { [Name in keyof Values]: TextRule };

interface FormOptions<Values> {
	/** What the form opens with. */
	start: Values;
	/** The fields' rules, from which the functions' schema is made as well. */
	rules: Rules<Values>;
	/** What is wrong with tidied values beside that, by field. */
	judgeAll?: (values: Values) => SentErrors;
	/** The server's messages, when it has given the form back. */
	sentErrors?: SentErrors;
}

/** A form whose fields are checked and tidied by our rules. */
export function useCheckedForm<Values extends FieldValues>(options: FormOptions<Values>) {
	const [props] = useState(() => {
		const { start, rules, judgeAll, sentErrors = {} } = options;
		const errors = Object.entries(sentErrors).map(([name, message]) => {
			return [name, { type: "server", message }] as const;
		});
		return {
			defaultValues: start,
			resolver: makeResolver(rules, judgeAll),
			errors: Object.fromEntries(errors),
			// The server's messages go while their fields are corrected. If one went when its field is left, as for the
			// button, it would move the button from under the pointer, and the press would be lost.
			mode: options.sentErrors ? "onChange" : "onSubmit",
		} as UseFormProps<Values>;
	});
	return useForm<Values>(props);
}

function makeResolver<Values extends FieldValues>(
	rules: Rules<Values>,
	judgeAll: FormOptions<Values>["judgeAll"],
): Resolver<Values> {
	return (values) => {
		const tidied: FieldValues = {};
		const errors: Record<string, { type: string; message: string }> = {};
		for (const [name, rule] of Object.entries<TextRule>(rules)) {
			const value: string | string[] = values[name];
			tidied[name] = Array.isArray(value)
				? value.map((text) => tidy(rule, text))
				: tidy(rule, value);
			const message = Array.isArray(value) ? undefined : judge(rule, tidied[name]);
			if (message) errors[name] = { type: "rule", message };
		}
		for (const [name, message] of Object.entries(judgeAll?.(tidied as Values) ?? {}))
			errors[name] ??= { type: "rule", message };
		return Object.keys(errors).length
			? { values: {}, errors: errors as FieldErrors<Values> }
			: { values: tidied as Values, errors: {} };
	};
}

/**
 * A form's submit handler that sends once however often the button is pressed.
 * @param send receives the checked values and the headers that tell a person from a robot; it must not throw
 * @param refuse receives the errors when a rule is broken
 */
export function useSubmitOnce<Input extends FieldValues, Output>(
	form: UseFormReturn<Input, unknown, Output>,
	send: (values: Output, headers: Record<string, string>) => Promise<void>,
	refuse?: (errors: FieldErrors<Input>) => void,
) {
	const busy = useRef(false);
	const button = useRef<HTMLButtonElement>(null);
	const { isSubmitting } = form.formState;

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy.current) return;
		busy.current = true;
		const element = event.currentTarget;
		try {
			const headers = makeCheckHeader(element);
			await form.handleSubmit((values) => send(values, headers), refuse)(event);
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

	return { submit, button };
}

/**
 * Header that tells the server how long the page has been open and whether the honeypot was filled. Time counts from
 * the page, not the script: on a slow connection people type before the script arrives.
 */
function makeCheckHeader(form: HTMLFormElement): Record<string, string> {
	const open = `open=${Math.round(performance.now())}`;
	const filled = new FormData(form).get(honeypotField) ? ", trap=filled" : "";
	return { [formCheckHeader]: open + filled };
}
