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
	["filled in too fast", { "Form-Check": "open=1999" }],
	["trap field filled", { "Form-Check": "open=9000, trap=filled" }],
])("a call is kept and marked: %s", async (mark, headers) => {
	expect(await marksOf({}, headers as Record<string, string>)).toContain(mark);
});

test.each([
	["many links", { message: "https://a.example www.b.example http://c.example www.d.example" }],
	["link for a name or place", { city: "https://spam.example" }],
	["markup or script", { message: '<a href="x">x</a>' }],
	["markup or script", { message: "[url=y]y[/url]" }],
	["markup or script", { name: "<ScRiPt>alert(1)" }],
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
	"0412 345 678 or 02 5550 0134",
	"1300 BLINDS",
	"٠٤١٢ ٣٤٥ ٦٧٨",
	"0000 0000",
	"+61 4 1234 5678 ext. 12",
	"call after 5: 0412345678",
];
const messages = [
	"",
	"Please call after 5.",
	"Like these, but white: www.example.com/shutters, www.example.com/blinds and www.example.com/a",
	"Width <a> 900 mm, height < 1.2 m; the script on the label says Verona.",
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
				headers["Form-Check"] = headers["Form-Check"]?.replace("42000", "2000") ?? "";
			await postEnquiry({ ...sent, interests: [] }, { headers });
		}
	}
	const entries = await store.readAll();
	expect(entries).toHaveLength(50);
	expect(entries.filter(({ suspected }) => (suspected as string[]).length)).toEqual([]);
}, 120_000);
