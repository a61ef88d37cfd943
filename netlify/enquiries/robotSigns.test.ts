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
	["no work done by the form", { "Idempotency-Key": v7(), "Form-Check": "open=9000" }],
	["no work done by the form", { "Idempotency-Key": v7(), "Form-Check": "open=9000, proof=1" }],
	["no work done by the form", { "Form-Check": "open=9000, proof=1" }],
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
	expect(await marksOf(changes, await formHeaders(v7()))).toEqual([mark]);
});

test("the same words from a third sender on one day are marked; one sender may repeat them", async () => {
	const message = "We rank your website first on every search engine. ".repeat(4);
	for (const email of ["a@x.example", "a@x.example", "b@x.example", "c@x.example"])
		await postEnquiry({ ...goodEnquiry, message, email }, { headers: await formHeaders(v7()) });
	const marks = (await store.readAll()).map(({ email, suspected }) => [email, suspected]);
	expect(marks.sort()).toEqual([
		["a@x.example", []],
		["a@x.example", []],
		["b@x.example", []],
		["c@x.example", ["the same text from several"]],
	]);
});

test("of 200 direct posts none looks clean, and all are kept", async () => {
	const post = (index: number) => {
		const name = `Robot ${index}`;
		if (index % 4 === 0) return postForm("http://localhost", { ...goodFields, name });
		// Keys that do not change: one guess in 4,096 is right.
		const key = `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
		const headers: Record<string, string> = index % 4 === 1 ? {} : { "Idempotency-Key": key };
		if (index % 4 === 3) headers["Form-Check"] = `open=${index * 1000}, proof=${index}`;
		return postEnquiry({ ...goodEnquiry, name }, { headers });
	};
	// Ten abreast: all at once would keep a busy machine's store longer than a request waits.
	for (let first = 0; first < 200; first += 10)
		await Promise.all(Array.from({ length: 10 }, (_, index) => post(first + index)));
	const entries = await store.readAll();
	expect(entries).toHaveLength(200);
	expect(entries.filter(({ suspected }) => (suspected as string[]).length === 0)).toEqual([]);
}, 120_000);

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
			const headers = await formHeaders(v7());
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
