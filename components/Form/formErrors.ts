import type { FieldErrors } from "../../netlify/refusal.ts";

/** The server's messages in the shape of react-hook-form's errors. */
export function toFormErrors(errors: FieldErrors = {}) {
	return Object.fromEntries(
		Object.entries(errors).map(([name, message]) => [name, { type: "server", message }]),
	);
}
