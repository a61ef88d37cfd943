import sharp from "sharp";
import { v7 } from "uuid";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { hurryPauses } from "../../tests/clock.ts";
import { goodEnquiry } from "../../tests/goodEnquiry.ts";
import { callInbox, signIn } from "../../tests/inbox.ts";
import { openLocalStore } from "../../tests/localStore.ts";
import { validateMarkup } from "../../tests/markup.ts";
import { drawPhoto, postPhoto } from "../../tests/photo.ts";
import { formHeaders, postEnquiry } from "../../tests/postEnquiry.ts";
import { type OpenStore, storesOf } from "../enquiries/blobs.ts";
import { printTime } from "../enquiries/description.ts";
import { keyOf } from "../enquiries/identity.ts";
import { listEnquiries, type Row } from "../enquiries/list.ts";
import { noWishes, toSubmission } from "../enquiries/wishes.ts";

const store = await openLocalStore();
hurryPauses();
const open: OpenStore = storesOf({});
let cookie: string;

beforeEach(async () => {
	vi.stubEnv("SMTP_URL", "");
	vi.stubEnv("ENQUIRY_EMAIL_TO", "");
	cookie = await signIn();
});

/** Opens a page, once it is sure that it is sound. */
async function openPage(path: string): Promise<string> {
	const page = await (await callInbox(path, { cookie })).text();
	if (page.startsWith("<")) expect(await validateMarkup(page)).toEqual([]);
	for (const [, id] of page.matchAll(/href="#([^"]*)"/g)) expect(page).toContain(`id="${id}"`);
	return page;
}
const press = (path: string, form: Record<string, string>) => callInbox(path, { cookie, form });

/** A key by the clock: left to itself v7 never goes back, where a file before has set the clock ahead. */
const newKey = () => formHeaders(v7({ msecs: Date.now() }));

/** Sends an enquiry. @returns its name in the store */
async function send(changes: Partial<typeof goodEnquiry> = {}, headers = newKey()) {
	const before = await store.listKeys("enquiries");
	await postEnquiry({ ...goodEnquiry, ...changes }, { headers });
	return (await store.listKeys("enquiries")).find((key) => !before.includes(key)) ?? "";
}

async function addPhoto(id: string) {
	return (await postPhoto(keyOf(id), await drawPhoto(1).jpeg().toBuffer())).answer;
}

/** What a part of a page says, from the top: its texts, and the words for its pictures and fields. */
const wordsIn = (page: string, part: string) =>
	(new RegExp(`<${part}.*</${part}>`, "s").exec(page)?.[0] ?? "")
		.replace(/<(?:[^>]*? (?:alt|aria-label)="([^"]*)")?[^>]*>/g, "|$1|")
		.split(/ ?\|+/)
		.filter(Boolean)
		.join(" | ");

/** Names in a list, from the top. */
const namesIn = (page: string) =>
	[...page.matchAll(/<a href="\/inbox\/[0-9a-f-]{49}"><b>([^<]*)/g)].map(([, name]) => name);

describe("the list", () => {
	test("has new ones on top, with suburb, products, time, photos and the mark for robots", async () => {
		expect(wordsIn(await openPage("/inbox"), "main")).toContain("None to show. | Try the mail");
		await send({ name: "First" });
		const second = await send({ name: "Second", city: "Bulli" }, { "Form-Check": "open=1" });
		const third = await send({ name: "Third" });
		await addPhoto(second);
		for (const id of [second, third]) await press(`/inbox/${id}`, { stage: "called" });
		const page = await openPage("/inbox");
		const times = (await listEnquiries(open)).enquiries.map((row) => printTime(row.submittedAt));
		const other = "Wollongong · Roller Blinds, Other";
		const rows = `First | ${other} | ${times[2]} | new | Third | ${other} | ${times[0]} | called | Second | Bulli · Roller Blinds, Other | ${times[1]} | 1 photo | robot? | called`;
		expect(wordsIn(page, "main")).toBe(
			`Enquiries | Name, phone, suburb, words or reference | Search | State | all | 3 | new | 1 | called | 2 | measured | 0 | quoted | 0 | done | 0 | spam | 0 | ${rows} | Export 3 as CSV | Try the mail: send me a link | Sign out everywhere`,
		);
		expect(page).not.toMatch(/<script|role="alert"/);
		expect(page, "as wide as the phone").toContain("width=device-width");
		expect(page.match(/aria-current="page"/g)).toHaveLength(1);
	});

	test("is filtered by state, and searched by name, number, suburb and words, each beside the other", async () => {
		const spam = await send({ name: "Süss <b>", city: "Kiama", phone: "+61 412 345 678" });
		await send({ name: "Ana", city: "O’Connor", message: "Five windows over the stairs, O'Brien" });
		await press(`/inbox/${spam}`, { stage: "spam" });
		expect(namesIn(await openPage("/inbox"))).toEqual(["Ana"]);
		expect(namesIn(await openPage("/inbox?stage=spam"))).toEqual(["Süss &lt;b&gt;"]);
		for (const words of ["suss", "0412 345", "kiama", "KIAMA süss", spam.slice(0, 13)])
			expect(namesIn(await openPage(`/inbox?q=${encodeURIComponent(words)}`))).toHaveLength(1);
		for (const words of ["stairs five", "o'connor", "O’Brien", "OʼBrien", "O´Brien"])
			expect(namesIn(await openPage(`/inbox?q=${encodeURIComponent(words)}`))).toEqual(["Ana"]);
		expect(namesIn(await openPage("/inbox?q=stairs+six"))).toEqual([]);
		const page = await openPage("/inbox?stage=spam&q=kiama");
		expect(page).toContain('href="/inbox?stage=done&amp;q=kiama"');
		expect(page).toContain('<input type="hidden" name="stage" value="spam"/>');
	});

	test("BEY-13 is exported as it is shown, as CSV", async () => {
		const id = await send({ name: "=1+1" });
		await send({ name: "Ana" });
		await press(`/inbox/${id}`, { note: "-1+1" });
		await press(`/inbox/${id}`, { stage: "called" });
		const page = await openPage("/inbox?stage=called&q=1");
		const [, address = ""] = /href="(\/inbox\/enquiries.csv[^"]*)"/.exec(page) ?? [];
		const response = await callInbox(address.replace("&amp;", "&"), { cookie });
		expect(response.headers.get("content-disposition")).toContain("attachment");
		expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
		const [header, row, ...more] = (await response.text()).trimEnd().split("\r\n");
		expect(header).toContain('"id","submittedAt","name","phone"');
		expect(row).toMatch(/"'=1\+1".*"called","'-1\+1","0"$/s);
		expect(more).toEqual([]);
	});

	test("of 10,000 opens with under a second of work, the newest 200 of them, the newest of sixty that nobody was told of with its mark", async () => {
		const rows = Array.from({ length: 10_000 }, (_, index): Row => {
			const msecs = Date.now() - index * 3_600_000;
			const submittedAt = new Date(msecs).toISOString();
			const id = `${v7({ msecs })}-${index.toString(16).padStart(12, "0")}`;
			const message = "Two windows facing west. ".repeat(12);
			const row = { id, submittedAt, suspected: [], name: `N${index}`, message };
			return { ...goodEnquiry, ...row, stage: "done", note: "", photos: 0 };
		});
		await open("index").setJSON("enquiries", rows);
		const newest = await send({ name: "Newest" });
		// Ten thousand names, as the host's store would list them in a moment.
		const blobs = [newest, ...rows.map(({ id }) => id)].map((key) => ({ key }));
		const stores = Object.getPrototypeOf(open("enquiries"));
		const { list } = stores;
		vi.spyOn(stores, "list").mockImplementation(function (this: unknown, ...call: unknown[]) {
			const isWhole = Object(this).name.endsWith(":enquiries-local");
			return isWhole ? Promise.resolve({ blobs }) : list.apply(this, call);
		});
		await openPage("/inbox");
		for (const path of ["/inbox", "/inbox?q=west+n9999"]) {
			const began = process.cpuUsage();
			const page = await (await callInbox(path, { cookie })).text();
			expect(namesIn(page).length).toBeGreaterThan(0);
			const { user, system } = process.cpuUsage(began);
			expect(user + system).toBeLessThan(1_000_000);
		}
		const began = { token: "", startedAt: new Date().toISOString(), tries: 1, unsure: 0 };
		for (const id of [newest, ...rows.slice(0, 60).map(({ id }) => id)])
			await open("announcements").setJSON(`${id}/email.try`, { ...began, cause: "EDNS" });
		const page = await openPage("/inbox");
		expect(page).toContain("60 or more enquiries</b>: there is no mail server of that name. Open");
		expect(page).toMatch(/<b>Newest(?:(?!<\/li>).)*not told/);
		expect([namesIn(page).length, namesIn(page)[0]]).toEqual([200, "Newest"]);
		expect(await openPage("/inbox?stage=done")).toContain("The newest 200 of 10000:");
	});

	test("reads no record or note twice, but for a note that has changed, and loses what is gone", async () => {
		const [id, gone] = [await send(), await send({ name: "Gone" })];
		await press(`/inbox/${id}`, { stage: "quoted" });
		await listEnquiries(open);
		await open("enquiries").delete(gone);
		store.setFault("fails before", ["GET"], id);
		expect((await listEnquiries(open)).enquiries).toMatchObject([{ id, stage: "quoted" }]);
		store.setFault("none");
		await press(`/inbox/${id}`, { stage: "done" });
		expect((await listEnquiries(open)).enquiries).toMatchObject([{ id, stage: "done" }]);
	});

	test("is made anew from the records when it is lost, damaged, or has missed one, but for one that cannot be read just now", async () => {
		const id = await send();
		await addPhoto(id);
		await press(`/inbox/${id}`, { stage: "measured" });
		await press(`/inbox/${id}`, { note: "Ladder" });
		const unread = await send({ name: "Unread" });
		await open("index").deleteAll();
		store.setFault("fails before", ["GET"], unread);
		expect(namesIn(await openPage("/inbox"))).toEqual(["Mei O’Connor"]);
		await store.write("enquiries", "[{", "index");
		// Past its time it reads no more.
		expect((await listEnquiries(open, -1)).unread).toHaveLength(1);
		const { enquiries } = await listEnquiries(open);
		const kept = { id, stage: "measured", note: "Ladder", photos: 1 };
		expect(enquiries).toMatchObject([{ name: "Unread" }, kept]);
	});
});

describe("an enquiry's page", () => {
	test("has all that was typed, its windows and prices, and links to call, text, reply and find the place", async () => {
		const id = await send({
			name: "<script>",
			phone: "+61 412 345 678",
			message:
				"My windows, with your guide prices:\n1. Kitchen, faces west; 2 × Shutters: $1,296 to $2,160\nTogether $1,296 to $2,160 including GST.",
		});
		const page = await openPage(`/inbox/${id}`);
		for (const part of [
			'href="tel:+61412345678"',
			'href="sms:+61412345678"',
			'href="mailto:mei@example.com"',
			"query=12+Cliff+Road%2C+Wollongong%2C+NSW+2500",
		])
			expect(page).toContain(part);
		const [row] = (await listEnquiries(open)).enquiries;
		expect(wordsIn(page, "article")).toBe(
			`All enquiries | &lt;script&gt; | ${printTime(row?.submittedAt ?? "")} | Call | Text | Reply by mail | Map | How far it is | new | new | called | measured | quoted | done | spam | What was sent | Name | &lt;script&gt; | Phone | +61 412 345 678 | Email | mei@example.com | Street address | 12 Cliff Road | City or suburb | Wollongong | State | NSW | Postcode | 2500 | Interests | Roller Blinds, Other | Windows | 1. Kitchen, faces west; 2 × Shutters: $1,296 to $2,160 | Price guide | $1,296 to $2,160 including GST | Robot? | markup or script | Note | Note | Save the note | Delete this enquiry | It goes for ever, with its photos and your note. | Delete for ever | Reference | ${id}`,
		);
		for (const [phone, link] of [
			["02 5550 0199", "+61255500199"],
			["02 5550 0199 after 5", "+61255500199"],
			["02 5550 0199 ext 4", "+61255500199;ext=4"],
			["1300 555 013 (office)", "+611300555013"],
		] as const) {
			const landline = await openPage(`/inbox/${await send({ phone })}`);
			expect(landline).toContain(`href="tel:${link}"`);
			expect(landline).not.toContain("sms:");
		}
	});

	test("BEY-18 shows the day that was wished first, in the list too, with a file for the phone's calendar", async () => {
		vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-26T02:00:00Z") });
		const wishes = { ...noWishes, day: "2026-12-01", visit: ["Morning"], answer: ["Text"] };
		const id = await send(toSubmission({ ...goodEnquiry, ...wishes, phone: "0412 345 678" }));
		vi.useRealTimers();
		const other = await send({ message: "Hello\n\nPreferred answer: e-mail." });
		const when = "Tuesday 1 December 2026, morning";
		expect((await openPage("/inbox")).match(/<span class="mark">.*?<\/span>/g)).toEqual([
			expect.stringContaining(when),
		]);
		const page = await openPage(`/inbox/${id}`);
		expect(page).toContain(`<dl><div><dt>Visit wished</dt><dd>${when}</dd></div>`);
		expect(page).toContain(`href="/inbox/${id}/visit.ics"`);
		for (const [shown, way] of [
			[page, "sms"],
			[await openPage(`/inbox/${other}`), "mailto"],
		])
			expect(shown?.match(/class="btn" href="\w+/g)).toEqual([`class="btn" href="${way}`]);
		expect(page).not.toContain("Preferred day");
		const response = await callInbox(`/inbox/${id}/visit.ics`, { cookie });
		expect(response.headers.get("content-type")).toMatch(/^text\/calendar; charset=utf-8/);
		expect(await response.text()).toContain("DTSTART;VALUE=DATE:20261201\r\n");
		expect(await openPage(`/inbox/${other}`)).not.toContain("visit.ics");
		for (const path of [`/inbox/${other}/visit.ics`, "/inbox/visit.ics"])
			expect((await callInbox(path, { cookie })).status).toBe(404);
		expect((await callInbox(`/inbox/${id}/visit.ics`)).status).toBe(403);
	});

	test("keeps a state and a note, and says so", async () => {
		const id = await send();
		const { headers } = await press(`/inbox/${id}`, { stage: "measured" });
		expect(await openPage(headers.get("location") ?? "")).toContain("The state is kept.");
		await press(`/inbox/${id}`, { note: " Dog.\r\nRing twice. " });
		const page = await openPage(`/inbox/${id}`);
		expect(page).toContain("Dog.\nRing twice.</textarea>");
		expect(page).toMatch(/value="measured" aria-pressed="true"/);
	});

	test("a state pressed on a page from before the note keeps the note, and takes along what was typed there, beside what was noted since", async () => {
		const id = await send();
		const noteAfter = async (sent: Record<string, string>) => {
			await press(`/inbox/${id}`, { stage: "called", ...sent });
			return /<textarea[^>]*>([^<]*)/.exec(await openPage(`/inbox/${id}`))?.[1];
		};
		await press(`/inbox/${id}`, { note: "Dog.\r\nRing twice." });
		const before = "Dog.\r\nRing twice.";
		for (const note of ["No dog.", before])
			expect(await noteAfter({ before, note })).toBe("No dog.");
		for (let times = 0; times < 2; times++)
			expect(await noteAfter({ before: "", note: "Friday." })).toBe("No dog.\n\nFriday.");
		// The longest in letters that a form encodes as nine bytes each.
		const [one, other] = ["\u738B".repeat(5000), "\u674E".repeat(5000)];
		expect(await noteAfter({ before: "No dog.\n\nFriday.", note: one })).toBe(one);
		expect(await noteAfter({ before: one, note: other })).toBe(other);
	});

	test("shows its photos in full, and nobody else's", async () => {
		const [id, other] = [await send(), await send({ name: "Other" })];
		const { photo } = await addPhoto(id);
		expect(await openPage(`/inbox/${id}`)).toContain(`src="/inbox/${id}/${photo}" alt="1 of 1"`);
		const response = await callInbox(`/inbox/${id}/${photo}`, { cookie });
		expect(response.headers.get("content-type")).toBe("image/jpeg");
		expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(40);
		for (const path of [`/inbox/${other}/${photo}`, `/inbox/${id}/..%2Fkey`, `/inbox/${id}/a/b`])
			expect((await callInbox(path, { cookie })).status).toBe(404);
	});

	test("is deleted with its photos and note, and nothing of it is left in any store", async () => {
		const id = await send({ name: "Gone Away" });
		await addPhoto(id);
		await press(`/inbox/${id}`, { note: "Gone too" });
		const page = await openPage(`/inbox/${id}`);
		expect(page).toMatch(/<details>.*name="delete" value="yes"/);
		const { headers } = await press(`/inbox/${id}`, { delete: "yes" });
		expect(await openPage(headers.get("location") ?? "")).toContain("It is deleted.");
		for (const kind of ["enquiries", "notes", "photos", "announcements"] as const)
			expect(await store.listKeys(kind)).toEqual([]);
		expect(JSON.stringify(await store.readAll("index"))).not.toContain("Gone");
		expect((await callInbox(`/inbox/${id}`, { cookie })).status).toBe(404);
	});

	test("of a damaged record shows what is left of it, and deletes it, however often that is pressed", async () => {
		const id = await send();
		await store.write(id, '{"phone":"0412 345 678","na');
		const page = await openPage(`/inbox/${id}`);
		const [, action = ""] = /0412 345 678.*action="([^"]*)".*Delete for ever/s.exec(page) ?? [];
		for (let times = 0; times < 2; times++)
			expect((await press(action, { delete: "yes" })).status).toBe(303);
		expect(await store.listKeys("enquiries")).toEqual([]);
	});
});

test("BLG-06 the newsletter's readers are a list of their own; those who confirmed can be exported, each can be deleted", async () => {
	const reader = { suspected: [], token: "t", subscribedAt: "2026-11-01T02:00:00.000Z" };
	const [ana, bo] = ["a".repeat(64), "b".repeat(64)];
	await open("subscribers").setJSON(ana, { ...reader, id: ana, name: "Ana", email: "a@x.example" });
	const confirmedAt = "2026-11-03T21:30:00.000Z";
	const confirmed = { subscribedAt: confirmedAt, confirmedAt, token: "t0ken" };
	const record = { ...reader, ...confirmed, id: bo, name: "Bo", email: "b@x.example" };
	await open("subscribers").setJSON(bo, record);
	const page = await openPage("/inbox/readers");
	expect(wordsIn(page, "main")).toBe(
		"Newsletter | 1 on the list, 1 not confirmed. | Bo | b@x.example | 4 Nov 2026, 8:30 am | Delete... | on the list | Delete this reader | Ana | a@x.example | 1 Nov 2026, 1:00 pm | Delete... | not confirmed | Delete this reader | Export 1 as CSV",
	);
	const csv = await openPage("/inbox/readers.csv");
	expect(csv).toContain(`http://localhost/api/subscription?action=leave&id=${bo}&token=t0ken`);
	expect(csv).not.toContain("Ana");
	await press("/inbox/readers", { id: ana });
	expect(await store.listKeys("subscribers")).toEqual([bo]);
	// So that no backup brings her back.
	expect(await store.listKeys("deleted")).toHaveLength(1);
});

test("a store that fails is said in a sentence, with nothing of its cause", async () => {
	const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
	store.setFault("fails before", ["GET"]);
	const response = await callInbox("/inbox", { cookie });
	expect(response.status).toBe(503);
	expect(await response.text()).toContain("The store did not answer.");
	expect(log.mock.calls.join()).toContain("inbox failed");
});
