import { v7 } from "uuid";
import { expect, test } from "vitest";
import { goodEnquiry } from "../../tests/goodEnquiry.ts";
import { openLocalStore } from "../../tests/localStore.ts";
import { formHeaders, postEnquiry } from "../../tests/postEnquiry.ts";
import { type Fields, postForm } from "../../tests/postForm.ts";

const store = await openLocalStore();
const { interests: _, ...goodFields } = goodEnquiry;

async function marksOf(changes: object, headers?: Record<string, string>) {
	await postEnquiry({ ...goodEnquiry, ...changes }, { headers });
	const [entry] = await store.readAll();
	return entry?.suspected;
}

test.each([
	["sent without the form", {}],
	["filled in too fast", { "Form-Check": "open=1499" }],
	["trap field filled", { "Form-Check": "open=9000, trap=filled" }],
])("a call is kept and marked: %s", async (mark, headers) => {
	expect(await marksOf({}, headers as Record<string, string>)).toContain(mark);
});

test.each([
	["links", { message: "See https://a.example and www.b.example" }],
	["links", { message: '<a href="x">x</a> [url=y]y[/url]' }],
	["links", { city: "https://spam.example" }],
	["impossible phone number", { phone: "11111111" }],
	["impossible phone number", { phone: "call me maybe" }],
	["impossible phone number", { phone: "+61 0412 345 678 901 234" }],
])("words are kept and marked: %s in %j", async (mark, changes) => {
	expect(await marksOf(changes, formHeaders(v7()))).toEqual([mark]);
});

const phones = [
	"0412 345 678",
	"(02) 5550 0134",
	"1300 555 013",
	"13 12 34",
	"+64 21 123 456",
	"+44 (0)20 7946 0018",
	"+1 212-555-0123",
	"+86 138 0013 8000",
	"5550 0134 ext. 12",
	"ask for Mei 0255500134",
];
const messages = [
	"",
	"Please call after 5.",
	"Like this one, but white: https://www.example.com/shutters",
	"日本語でもいいですか。",
	"I would like a quote for Roller Blinds: 2 windows, each 900 mm wide and 1.2 m high.",
	"I would like samples of Blockout fabrics.\n\nPreferred time for the measure: morning, afternoon.",
];

test("of 50 honest enquiries none is marked: typed fast, filled in, pasted, without script, with foreign numbers", async () => {
	for (let index = 0; index < 50; index++) {
		const phone = phones[index % phones.length];
		const message = messages[index % messages.length];
		const words = { ...goodFields, name: `Visitor ${index}`, email: `v${index}@example.com` };
		const sent = { ...words, phone: phone ?? "", message: message ?? "" };
		if (index % 5 === 0) {
			// A browser without script.
			const headers = { Origin: "http://localhost", "Sec-Fetch-Site": "same-origin" };
			await postForm("http://localhost", sent as Fields, { headers });
		} else {
			const headers = formHeaders(v7());
			// A password manager has filled everything in by the time the page has settled.
			if (index % 3 === 0)
				headers["Form-Check"] = headers["Form-Check"]?.replace("42000", "1600") ?? "";
			await postEnquiry({ ...sent, interests: [] }, { headers });
		}
	}
	const entries = await store.readAll();
	expect(entries).toHaveLength(50);
	expect(entries.filter(({ suspected }) => (suspected as string[]).length)).toEqual([]);
}, 120_000);
