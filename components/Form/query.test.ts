// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { query } from "./query.ts";

const fetched = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal("fetch", fetched.mockReset()));
afterEach(() => vi.unstubAllGlobals());

const answer = (body: string | null, init?: ResponseInit) =>
	fetched.mockResolvedValueOnce(new Response(body, init));

test("API-16 asks the address that is the key's first element and gives back its JSON", async () => {
	answer('{"a":[1]}');
	expect(await query(["/index.json", "ignored", 7])).toEqual({ a: [1] });
	expect(fetched).toHaveBeenCalledWith("/index.json", expect.objectContaining({ method: "GET" }));
});

test("ERR-02 API-16 a 401 is thrown unless set otherwise", async () => {
	answer("no", { status: 401 });
	await expect(query(["/x"])).rejects.toThrow("401: no");
});

test("API-16 a 401 gives null when set so", async () => {
	answer("no", { status: 401 });
	expect(await query(["/x"], "null")).toBeNull();
});

test("API-16 other failures are thrown in both settings", async () => {
	answer("down", { status: 503 });
	await expect(query(["/x"], "null")).rejects.toThrow("503: down");
});

test("CST-19 is tried once", async () => {
	answer("down", { status: 503 });
	await expect(query(["/x"])).rejects.toThrow();
	expect(fetched).toHaveBeenCalledTimes(1);
});
