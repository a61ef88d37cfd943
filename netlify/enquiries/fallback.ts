import { Refusal } from "../requests/answer.ts";
import { fromFallbackNames, toFallbackNames } from "./formRules.ts";

/** The body of a request to the fallback under the form's field names; anything but an object stays as it is. */
export function fromFallback(body: unknown): unknown {
	if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
	return fromFallbackNames(body as Record<string, unknown>);
}

/** A refusal with its messages under the fallback's field names. */
export function toFallbackErrors(error: unknown): unknown {
	if (!(error instanceof Refusal && error.errors)) return error;
	const errors = toFallbackNames(error.errors);
	return new Refusal(error.status, error.message, { headers: error.headers, errors });
}
