/** Milliseconds a call may take; the server gives up after 15 s (netlify/enquiries/blobs.ts). */
const longest = 30_000;

/** What visitors see where the network fails, for which each browser has words of its own. */
const unreachable = "We cannot be reached. Please check your connection and try again.";

/** What visitors see for an error that has no text. */
export const sorry = "Something went wrong. Please try again.";

interface Options {
	headers?: Record<string, string>;
	/** Returns answers of any status instead of throwing. */
	acceptAnyStatus?: boolean;
}

/**
 * Sends one request: JSON content type, a body only when given, credentials included. A request with
 * a body continues when the visitor leaves the page (`keepalive`, for bodies up to 64 KB).
 * @throws Error `{status}: {body}`, or `{status}: {statusText}` when the body is empty; a sentence when the
 * network fails, after 30 s without a whole answer, or when the page comes back from the back/forward cache meanwhile
 */
export async function request(
	method: string,
	url: string,
	body?: unknown,
	options: Options = {},
): Promise<Response> {
	const { signal, stopped } = limit();
	const answer = fetch(url, {
		method,
		headers: { "Content-Type": "application/json", ...options.headers },
		...(body === undefined ? {} : { body: JSON.stringify(body), keepalive: true }),
		credentials: "include",
		signal,
	})
		.then(readWhole)
		.catch((error) => {
			throw error instanceof TypeError ? new Error(unreachable) : error;
		});
	const response = await Promise.race([answer, stopped]);
	if (!options.acceptAnyStatus) await throwUnlessOk(response);
	return response;
}

/** The same answer once all of it has come. */
async function readWhole(response: Response): Promise<Response> {
	return new Response((await response.text()) || null, response);
}

/**
 * Reads an answer of our functions: a sentence for the visitor, or "", and messages by field.
 * @throws Error that says `sorry` when it is not JSON, as from the log-in page of a public network: such an answer is
 * not ours, whatever its status
 */
export async function readAnswer(
	response: Response,
): Promise<{ message: string; errors: Record<string, string> }> {
	const text = await response.text();
	try {
		const { message, errors } = JSON.parse(text) ?? {};
		return { message: typeof message === "string" ? message : "", errors: errors ?? {} };
	} catch {
		throw new Error(sorry);
	}
}

/**
 * Ends a call: a lost connection can leave it hanging, and the visitor with a button that says `Sending...`; so can
 * leaving the page and coming Back. `stopped` fails with the reason, because Safari has words of its own for a call that
 * was stopped, and never ends one with `keepalive` that was under way when its page went into the back/forward cache.
 */
function limit() {
	const call = new AbortController();
	const { signal } = call;
	const fail = (text: string) => call.abort(new Error(text));
	setTimeout(fail, longest, "No answer came within 30 seconds. Please try again.");
	addEventListener("pageshow", ({ persisted }) => persisted && fail(sorry), { signal });
	const stopped = new Promise<never>((_, reject) => {
		signal.onabort = () => reject(signal.reason);
	});
	return { signal, stopped };
}

async function throwUnlessOk(response: Response): Promise<void> {
	if (response.ok) return;
	throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
}

/**
 * Reads JSON from the address that is the key's first element; tried once, never repeated.
 * @param unauthorized what a 401 leads to: an error, or null
 */
export async function query<Result>(
	[url]: readonly [string, ...unknown[]],
	unauthorized: "throw" | "null" = "throw",
): Promise<Result | null> {
	const response = await request("GET", url, undefined, { acceptAnyStatus: true });
	if (unauthorized === "null" && response.status === 401) return null;
	await throwUnlessOk(response);
	return (await response.json()) as Result;
}
