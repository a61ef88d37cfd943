// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { goodEnquiry as enquiry } from "../../tests/goodEnquiry.ts";
import { sorry } from "../Form/request.ts";
import { sendEnquiry } from "./send.ts";

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal("fetch", fetched.mockReset()));

const headers = { "Idempotency-Key": "k" };
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
/** The addresses called, with the words sent to each and its key. */
const listCalls = () =>
	fetched.mock.calls.map(([address, init]) => [
		address,
		JSON.parse(String(init?.body)),
		new Headers(init?.headers).get("idempotency-key"),
	]);

test("API-01 API-02 API-08 posts the nine fields to /api/contact and nothing more", async () => {
	fetched.mockResolvedValueOnce(json({ message: "Received." }, { status: 201 }));
	expect(await sendEnquiry(enquiry, headers)).toBe("Received.");
	expect(listCalls()).toEqual([["/api/contact", enquiry, "k"]]);
});

test("ERR-06 without a message: the stated thanks", async () => {
	fetched.mockResolvedValueOnce(json({}));
	const thanks = "Thank you for your message. We'll be in touch shortly!";
	expect(await sendEnquiry(enquiry, headers)).toBe(thanks);
});

test.each<[string, () => void]>([
	["a non-OK answer", () => fetched.mockResolvedValueOnce(json({}, { status: 500 }))],
	["a network failure", () => fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"))],
	["an OK answer that is no JSON", () => fetched.mockResolvedValueOnce(new Response("<html>"))],
])(
	"API-04 to API-07 Q15 after %s the fallback is called once, with the same key and its own names",
	async (_, fail) => {
		fail();
		fetched.mockResolvedValueOnce(json({ message: "Saved by the fallback." }));
		expect(await sendEnquiry(enquiry, headers)).toBe("Saved by the fallback.");
		const { streetAddress, interests, ...rest } = enquiry;
		expect(listCalls()).toEqual([
			["/api/contact", enquiry, "k"],
			["/api/contact.php", { ...rest, address: streetAddress, products: interests }, "k"],
		]);
	},
);

test.each([
	["ERR-03 status and status text", "Bad Gateway", "", "Bad Gateway", {}],
	[
		"over HTTP/2 the server's sentence",
		"",
		'{"message":"Call us.","errors":{"address":"Where?"}}',
		"Call us.",
		{ streetAddress: "Where?" },
	],
	["where there is neither, a general one", "", "<html>", sorry, {}],
])("a non-OK fallback is named with %s", async (_, statusText, body, text, errors) => {
	fetched
		.mockResolvedValueOnce(json({}, { status: 500 }))
		.mockResolvedValueOnce(new Response(body, { status: 502, statusText }));
	await expect(sendEnquiry(enquiry, headers)).rejects.toMatchObject({
		message: `PHP API returned 502: ${text}`,
		errors,
	});
	expect(fetched).toHaveBeenCalledTimes(2);
});
