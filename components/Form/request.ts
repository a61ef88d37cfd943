/** Milliseconds a call may take; the server gives up after 25 s (docs/enquiries.md). */
const patience = 30_000;
const late = "No answer came within 30 seconds.";

/** What visitors see for an error that has no text (ERR-05). */
export const sorry = "Something went wrong. Please try again.";

interface Options {
	headers?: Record<string, string>;
	/** Returns answers of any status instead of throwing. */
	acceptAnyStatus?: boolean;
	/** Cancels the call. */
	signal?: AbortSignal;
}

/**
 * Sends one request: JSON content type, a body only when given, credentials included (API-15). A request with
 * a body continues when the visitor leaves the page (`keepalive`, for bodies up to 64 KB).
 * @throws Error `{status}: {body}`, or `{status}: {statusText}` when the body is empty (ERR-01); after 30 s without a
 * whole answer an Error that says so; `sorry` when the page comes back from the back/forward cache meanwhile
 */
export async function request(
	method: string,
	url: string,
	body?: unknown,
	options: Options = {},
): Promise<Response> {
	const signal = stopLate(options.signal);
	const answer = fetch(url, {
		method,
		headers: { "Content-Type": "application/json", ...options.headers },
		...(body === undefined ? {} : { body: JSON.stringify(body), keepalive: true }),
		credentials: "include",
		signal,
	}).then(readWhole);
	const response = await Promise.race([answer, failOnAbort(signal)]);
	if (!options.acceptAnyStatus) await throwUnlessOk(response);
	return response;
}

/** The same answer once all of it has come. */
async function readWhole(response: Response): Promise<Response> {
	return new Response((await response.text()) || null, response);
}

/**
 * Safari has words of its own for a call that was stopped, and a call with `keepalive` that was under way when its page
 * went into the back/forward cache never ends there, stopped or not.
 */
function failOnAbort(signal: AbortSignal): Promise<never> {
	return new Promise((_, reject) => {
		signal.onabort = () => reject(signal.reason);
	});
}

/** What our functions answer when something is sent to them. */
interface Answer {
	/** A sentence for the visitor, or nothing. */
	message: string;
	/** The server's messages by field. */
	errors: Record<string, string>;
}

/**
 * Reads an answer of our functions.
 * @throws Error that says `sorry` when it is not JSON, as from the log-in page of a public network: such an answer is
 * not ours, whatever its status
 */
export async function readAnswer(response: Response): Promise<Answer> {
	const text = await response.text();
	try {
		const { message, errors } = JSON.parse(text) ?? {};
		return { message: typeof message === "string" ? message : "", errors: errors ?? {} };
	} catch {
		throw new Error(sorry);
	}
}

/**
 * A lost connection can leave a call hanging, and the visitor with a button that says `Sending...`; so can leaving the
 * page and coming Back.
 */
function stopLate(signal?: AbortSignal): AbortSignal {
	const call = new AbortController();
	setTimeout(() => call.abort(new Error(late)), patience);
	// AbortSignal.any is younger than the oldest browsers of package.json.
	signal?.addEventListener("abort", () => call.abort(signal.reason));
	const giveUp = ({ persisted }: PageTransitionEvent) => persisted && call.abort(new Error(sorry));
	addEventListener("pageshow", giveUp, { signal: call.signal });
	return call.signal;
}

/** @throws Error as `request` does for an answer that is not OK (ERR-01) */
export async function throwUnlessOk(response: Response): Promise<void> {
	if (response.ok) return;
	throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
}
