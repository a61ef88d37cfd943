import type { FieldErrors } from "../../netlify/requests/refusal.ts";

/**
 * What react-hook-form opens with after the server has refused a form: its messages, which go while their fields are
 * corrected. If one went when its field is left, as for the button, it would move the button from under the pointer,
 * and the press would be lost.
 */
export function openWithErrors(sent?: FieldErrors) {
	const errors = Object.entries(sent ?? {}).map(([name, message]) => {
		return [name, { type: "server", message }] as const;
	});
	return { errors: Object.fromEntries(errors), mode: sent ? "onChange" : "onSubmit" } as const;
}
