/** Something that a deployed site has to do. `run` says what it does instead; nothing, if all is well. */
export interface Check {
	name: string;
	run(origin: string): Promise<string | undefined>;
}

/** Milliseconds that an answer may take. */
const patience = 20_000;

/** Asks for an address, and follows no redirect. */
export function get(address: string, init: RequestInit = {}): Promise<Response> {
	return fetch(address, { redirect: "manual", signal: AbortSignal.timeout(patience), ...init });
}

/** What of an answer is not as wanted; a header with nothing wanted must not be there. */
export function differences(
	response: Response,
	status: number,
	headers: Record<string, string | undefined> = {},
): string | undefined {
	const found = Object.entries(headers).filter(([name, value]) => {
		return (response.headers.get(name) ?? undefined) !== value;
	});
	const faults = [
		response.status !== status && `status ${response.status}, not ${status}`,
		...found.map(([name, value]) => `${name} is ${response.headers.get(name)}, not ${value}`),
	];
	return faults.filter(Boolean).join("; ") || undefined;
}

/** Whether a site runs on this machine. */
export function isLocal(origin: string): boolean {
	return new URL(origin).hostname === "localhost";
}
