// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { query, readAnswer, request, sorry } from "./request.ts";

const fetched = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal("fetch", fetched.mockReset()));

const answer = (body: string | null, init?: ResponseInit) =>
	fetched.mockResolvedValueOnce(new Response(body, init));

describe("request", () => {
	test("API-15 sends method, address, a JSON content type and credentials, and a body only when one is given", async () => {
		answer("{}");
		answer("{}");
		const put = request("PUT", "/x", { a: 1 }, { headers: { a: "b" } });
		// As the page itself is loaded: nothing has brought it Back.
		window.dispatchEvent(new PageTransitionEvent("pageshow"));
		await put;
		await request("DELETE", "/x");
		const sent = {
			credentials: "include",
			headers: { "Content-Type": "application/json", a: "b" },
			signal: expect.anything(),
		};
		const body = { body: '{"a":1}', keepalive: true };
		expect(fetched.mock.calls).toEqual([
			["/x", { ...sent, ...body, method: "PUT" }],
			["/x", { ...sent, headers: { "Content-Type": "application/json" }, method: "DELETE" }],
		]);
	});

	test.each([
		["ERR-01 status and body", "gone fishing", "500: gone fishing"],
		["ERR-01 status and status text, where the body is empty", "", "500: Internal Server Error"],
	])("a non-OK answer is an error of %s", async (_, body, message) => {
		answer(body, { status: 500, statusText: "Internal Server Error" });
		await expect(request("GET", "/x")).rejects.toThrow(new Error(message));
	});

	test("a network that fails is named in our words, not the browser's", async () => {
		fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
		await expect(request("POST", "/x", {})).rejects.toThrow(/^We cannot be reached\./);
	});

	test("a call without an answer is given up after 30 s, in words for the visitor", async () => {
		vi.useFakeTimers();
		// In Safari's words; Chromium rejects with the reason of the signal.
		fetched.mockImplementationOnce(
			(_, init) =>
				new Promise((_resolve, reject) => {
					const refuse = () => reject(new DOMException("Fetch is aborted", "AbortError"));
					init?.signal?.addEventListener("abort", refuse);
				}),
		);
		const late = "No answer came within 30 seconds.";
		const refused = expect(request("POST", "/x", {})).rejects.toThrow(late);
		await vi.advanceTimersByTimeAsync(30_000);
		await refused;
	});

	test("a call that was under way when the page went into the back/forward cache fails when it comes back", async () => {
		fetched.mockReturnValueOnce(new Promise(() => undefined));
		const refused = expect(request("POST", "/x", {})).rejects.toThrow(sorry);
		window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
		await refused;
	});
});

describe("readAnswer", () => {
	const read = (body: string, status = 200) => readAnswer(new Response(body, { status }));

	test("gives sentence and messages of our functions, and nothing where they say nothing", async () => {
		const said = { message: "No.", errors: { name: "Required" } };
		expect(await read(JSON.stringify(said), 400)).toEqual(said);
		for (const body of ["{}", "null", '{"message":3}'])
			expect(await read(body)).toEqual({ message: "", errors: {} });
	});

	test.each(["<!DOCTYPE html><title>Welcome to our Wi-Fi</title>", ""])(
		"ERR-05 an OK answer that is not JSON is a failure, in words for the visitor: %j",
		async (body) => {
			await expect(read(body)).rejects.toThrow(sorry);
		},
	);
});

describe("query", () => {
	test("API-16 asks the address that is the key's first element and gives back its JSON", async () => {
		answer('{"a":[1]}');
		expect(await query(["/index.json", "ignored", 7])).toEqual({ a: [1] });
		expect(fetched).toHaveBeenCalledWith("/index.json", expect.objectContaining({ method: "GET" }));
	});

	test("ERR-02 API-16 CST-19 a 401 is thrown, or gives null when set so; other failures are thrown; each is tried once", async () => {
		answer("no", { status: 401 });
		await expect(query(["/x"])).rejects.toThrow("401: no");
		answer("no", { status: 401 });
		expect(await query(["/x"], "null")).toBeNull();
		answer("down", { status: 503 });
		await expect(query(["/x"], "null")).rejects.toThrow("503: down");
		expect(fetched).toHaveBeenCalledTimes(3);
	});
});
