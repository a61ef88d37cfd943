import { Refusal } from "../requests/answer.ts";

/** The form's names of two fields, and those that /api/contact.php uses for them (API-05). */
const names = [
	["streetAddress", "address"],
	["interests", "products"],
] as const;

const fallbackNames = new Map<string, string>(names);
const formNames = new Map<string, string>(names.map(([form, fallback]) => [fallback, form]));

/** Renames a record's fields from the form's names to the fallback's. */
export function toFallbackNames<Value>(record: Record<string, Value>): Record<string, Value> {
	return rename(record, fallbackNames);
}

/** Renames a record's fields from the fallback's names to the form's. */
export function fromFallbackNames<Value>(record: Record<string, Value>): Record<string, Value> {
	return rename(record, formNames);
}

function rename<Value>(record: Record<string, Value>, to: Map<string, string>) {
	return Object.fromEntries(
		Object.entries(record).map(([name, value]) => [to.get(name) ?? name, value]),
	);
}

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
