/** Milliseconds that a call may take; the server's own limits end after 25 s (docs/enquiries.md). */
const patience = 30_000;
const late = "No answer came within 30 seconds.";

interface Options {
	headers?: Record<string, string>;
	/** Gives back answers of any status instead of throwing. */
	acceptAnyStatus?: boolean;
}

/**
 * Sends one request: JSON content type, a body only when given, credentials included (API-15).
 * @throws Error `{status}: {body}`, or `{status}: {statusText}` when the body is empty (ERR-01); after 30 s
 * without a whole answer an Error that says so
 */
export async function request(
	method: string,
	url: string,
	body?: unknown,
	options: Options = {},
): Promise<Response> {
	const response = await fetch(url, {
		method,
		headers: { "Content-Type": "application/json", ...options.headers },
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
		credentials: "include",
		signal: stopLate(),
	});
	if (!options.acceptAnyStatus) await throwUnlessOk(response);
	return response;
}

/**
 * Reads JSON from the address that is the key's first element (API-16); tried once, never repeated (CST-19).
 * @param unauthorized what a 401 gives: an error, or null
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

/** A lost connection can leave a call without end, and the visitor with a button that says `Sending...`. */
function stopLate(): AbortSignal {
	const call = new AbortController();
	setTimeout(() => call.abort(new Error(late)), patience);
	return call.signal;
}

async function throwUnlessOk(response: Response): Promise<void> {
	if (response.ok) return;
	throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
}
