import { securityHeaders } from "../hosting.ts";
import { readSiteDetails } from "../siteDetails.ts";

/** Headers of every answer from a function: the host adds none of its own, and no cache may keep it. */
export const answerHeaders = { ...securityHeaders, "Cache-Control": "no-store" };

/** Seconds to wait before trying a failed store again. */
const tryAgain = "30";

/** Runs a handler's work and answers in JSON: 201 with what it returns, or the refusal it throws. */
export async function answerJson(work: () => Promise<object>): Promise<Response> {
	try {
		return Response.json(await work(), { status: 201, headers: answerHeaders });
	} catch (error) {
		const { status, message, errors, headers } = await toRefusal(error);
		const body = errors ? { message, errors } : { message };
		return Response.json(body, { status, headers: { ...answerHeaders, ...headers } });
	}
}

/**
 * Turns any error into an answer for the visitor. Causes go to the log, never into the answer, which has no
 * stack trace and nothing about anybody else.
 */
export async function toRefusal(error: unknown): Promise<Refusal> {
	if (error instanceof Refusal) return error;
	if (!(error instanceof NotStored)) {
		console.error(JSON.stringify({ event: "request failed", cause: String(error) }));
	}
	return new Refusal(503, await unavailable(), { headers: { "Retry-After": tryAgain } });
}

async function unavailable(): Promise<string> {
	const call = await readSiteDetails().then(
		({ phone }) => `please call us on ${phone}`,
		() => "please call us",
	);
	return `We could not save your message just now. Nothing is lost on your side: try again in a minute, or ${call}.`;
}

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
