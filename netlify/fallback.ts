import { toFallbackNames, toFormName } from "./fallbackNames.ts";
import { Refusal } from "./refusal.ts";

/**
 * The body of a request to the fallback under the form's field names; anything but an object stays as it is.
 * A field that comes under both of its names keeps what stands in either.
 */
export function fromFallback(body: unknown): unknown {
	if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
	const fields = Map.groupBy(Object.entries(body), ([name]) => toFormName(name));
	return Object.fromEntries(
		Array.from(fields, ([name, given]) => [name, join(given.map(([, value]) => value))]),
	);
}

/** Lists as one list, texts as one text; what is neither goes on alone, for the rules to refuse it. */
function join(values: unknown[]): unknown {
	const different = [...new Set(values.flat())].filter((value) => value !== "");
	if (values.length === 1) return values[0];
	if (values.some(Array.isArray)) return different;
	return different.every((value) => typeof value === "string")
		? different.join(", ")
		: different.find((value) => typeof value !== "string");
}

/** A refusal with its messages under the names that the sender used. */
export function toFallbackErrors(error: unknown): unknown {
	if (!(error instanceof Refusal && error.errors)) return error;
	const errors = toFallbackNames(error.errors);
	return new Refusal(error.status, error.message, { headers: error.headers, errors });
}
