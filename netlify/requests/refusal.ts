/** Messages by field name. */
export type FieldErrors = Record<string, string>;

/** The store failed; the log already says how and why. */
export class NotStored extends Error {}

/** Any answer to a request other than success; the message is for the visitor. */
export class Refusal extends Error {
	readonly status: number;
	readonly headers: Record<string, string>;
	readonly errors: FieldErrors | undefined;

	constructor(
		status: number,
		message: string,
		{ headers = {}, errors }: { headers?: Record<string, string>; errors?: FieldErrors } = {},
	) {
		super(message);
		this.name = "Refusal";
		this.status = status;
		this.headers = headers;
		this.errors = errors;
	}
}
