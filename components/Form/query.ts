import { request, throwUnlessOk } from "./request.ts";

/**
 * Reads JSON from the address that is the key's first element (API-16); tried once, never repeated (CST-19).
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
