import { Refusal } from "./refusal.ts";

/** Names that /api/contact.php uses for two of the form's fields (API-05). */
const fallbackNames = { streetAddress: "address", interests: "products" } as const;

/** Field names of the fallback made those of the form. */
export function fromFallback(body: unknown): unknown {
	if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
	const { address, products, ...rest } = body as Record<string, unknown>;
	return { ...rest, streetAddress: address, interests: products };
}

/** A refusal with its messages under the names that the sender used. */
export function toFallbackErrors(error: unknown): unknown {
	if (!(error instanceof Refusal && error.errors)) return error;
	const errors = Object.entries(error.errors).map(([name, message]) => [
		name in fallbackNames ? fallbackNames[name as keyof typeof fallbackNames] : name,
		message,
	]);
	return new Refusal(error.status, error.message, { errors: Object.fromEntries(errors) });
}
