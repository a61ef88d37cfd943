// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { goodEnquiry as enquiry } from "../../tests/goodEnquiry.ts";
import { sendEnquiry } from "./send.ts";

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal("fetch", fetched.mockReset()));
afterEach(() => vi.unstubAllGlobals());

const headers = { "Idempotency-Key": "k" };
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
const sentTo = () => fetched.mock.calls.map(([url]) => url);
const bodyOf = (call: number) => JSON.parse(String(fetched.mock.calls[call]?.[1]?.body));

test("API-01 API-02 API-08 posts the nine fields to /api/contact and nothing more", async () => {
	fetched.mockResolvedValueOnce(json({ message: "Received." }, { status: 201 }));
	expect(await sendEnquiry(enquiry, headers)).toBe("Received.");
	expect(sentTo()).toEqual(["/api/contact"]);
	expect(bodyOf(0)).toEqual(enquiry);
});

test("ERR-06 without a message: the stated thanks", async () => {
	fetched.mockResolvedValueOnce(json({}));
	expect(await sendEnquiry(enquiry, headers)).toBe(
		"Thank you for your message. We'll be in touch shortly!",
	);
});

test.each<[string, () => void]>([
	["a non-OK answer", () => fetched.mockResolvedValueOnce(json({}, { status: 500 }))],
	["a network failure", () => fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"))],
	["an OK answer that is no JSON", () => fetched.mockResolvedValueOnce(new Response("<html>"))],
])(
	"API-04 API-06 API-07 Q15 after %s the fallback is called once, with the same key",
	async (_, fail) => {
		fail();
		fetched.mockResolvedValueOnce(json({ message: "Saved by the fallback." }));
		expect(await sendEnquiry(enquiry, headers)).toBe("Saved by the fallback.");
		expect(sentTo()).toEqual(["/api/contact", "/api/contact.php"]);
		const keys = fetched.mock.calls.map(([, init]) =>
			new Headers(init?.headers).get("idempotency-key"),
		);
		expect(keys).toEqual(["k", "k"]);
	},
);

test("API-05 the fallback has address and products, no streetAddress and no interests", async () => {
	fetched.mockResolvedValueOnce(json({}, { status: 500 })).mockResolvedValueOnce(json({}));
	await sendEnquiry(enquiry, headers);
	const { streetAddress, interests, ...rest } = enquiry;
	expect(bodyOf(1)).toEqual({ ...rest, address: streetAddress, products: interests });
});

test("ERR-03 a non-OK fallback is named with status and status text", async () => {
	fetched
		.mockResolvedValueOnce(json({}, { status: 500 }))
		.mockResolvedValueOnce(new Response("", { status: 502, statusText: "Bad Gateway" }));
	await expect(sendEnquiry(enquiry, headers)).rejects.toThrow(
		/^PHP API returned 502: Bad Gateway$/,
	);
	expect(fetched).toHaveBeenCalledTimes(2);
});

test("over HTTP/2, which has no status text, the server's sentence stands in its place", async () => {
	fetched
		.mockResolvedValueOnce(json({}, { status: 503 }))
		.mockResolvedValueOnce(json({ message: "Please call us." }, { status: 503 }));
	await expect(sendEnquiry(enquiry, headers)).rejects.toThrow(
		"PHP API returned 503: Please call us.",
	);
});
