import { v7 } from "uuid";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { goodEnquiry } from "../../../tests/goodEnquiry.ts";
import { openLocalStore } from "../../../tests/localStore.ts";
import { openMailServer } from "../../../tests/mailServer.ts";
import daily from "../../functions/daily.mts";
import { announceMarked, announceMissed, announceNew } from "../announce.ts";
import { identifyByKey } from "../identity.ts";
import { receiveEnquiry } from "../receive.ts";
import type { Enquiry } from "../records.ts";
import type { Suspicion } from "../robotSigns.ts";

const store = await openLocalStore();
const { mails, setManner } = await openMailServer();
const minute = 60_000;
let log: string[] = [];

beforeEach(() => {
	vi.stubEnv("ENQUIRY_EMAIL_TO", "owner@business.example");
	vi.stubEnv("ENQUIRY_RECEIPT", "");
	log = [];
	vi.spyOn(console, "warn").mockImplementation((line) => void log.push(String(line)));
});
afterEach(() => vi.useRealTimers());

const receive = (changes: object = {}, suspected: Suspicion[] = []) =>
	receiveEnquiry(
		{ ...goodEnquiry, ...changes },
		suspected,
		(words) => identifyByKey(words, null),
		{},
	);
const missed = (age = 2 * minute) => announceMissed({}, Date.now() + age);
const toOwner = () => mails.filter(({ to }) => [to].flat()[0]?.text === "owner@business.example");

describe("Q60 an e-mail tells the owner of an enquiry", () => {
	test("with a reply that goes to the visitor, a number to tap, place, products, price and how to see it again", async () => {
		await receive({
			name: "王小明 <b>",
			message: "Für die Küche.\nYour price guide gives $1,620 to $2,700 including GST (3 × …).",
		});
		const [{ id } = {}] = await store.readAll();
		const [mail, ...others] = mails;
		expect(others).toEqual([]);
		expect(mail?.from?.text).toBe("owner@business.example");
		expect(mail?.replyTo?.value).toEqual([{ name: "王小明 <b>", address: "mei@example.com" }]);
		expect(mail?.subject).toBe(
			"Enquiry – 王小明 <b> – Wollongong 2500 – Roller Blinds, Other, $1,620 to $2,700",
		);
		expect(mail?.messageId).toBe(`<${id}@business.example>`);
		expect(mail?.text).toContain("Name: 王小明 <b>\nPhone: 02 5550 0199\n");
		expect(mail?.text).toContain("Street address: 12 Cliff Road\nCity or suburb: Wollongong\n");
		expect(mail?.text).toContain("Message: Für die Küche.");
		expect(mail?.text).toContain("Price guide: $1,620 to $2,700");
		expect(mail?.text).toContain(`npm run enquiries -- show ${id} --site`);
		expect(mail?.html).toContain('<a href="tel:0255500199">02 5550 0199</a>');
		expect(mail?.html).toContain("王小明 &lt;b&gt;");
		expect(mail?.html).toContain(`show ${id} --site`);
	});

	test("and nothing typed becomes a header or an attachment, or turns the letters around it", async () => {
		await receive({ name: "Mei\r\nBcc: all@example.com", city: "x\nTo: me@\u202Eexample.com" });
		const [mail] = mails;
		expect([mail?.bcc, mail?.cc, mail?.attachments]).toEqual([undefined, undefined, []]);
		expect([mail?.to].flat()).toHaveLength(1);
		expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain("\u202E");
	});

	test("once: neither a repeat nor the scheduled run sends it again", async () => {
		const again = () =>
			receiveEnquiry(goodEnquiry, [], (words) => identifyByKey(words, "one key"), {});
		await again();
		await again();
		expect(await missed()).toBe(0);
		expect(mails).toHaveLength(1);
		// What a call does that stored it at the same moment.
		const [stored] = await store.readAll();
		await announceNew(stored as Enquiry, {});
		expect(mails).toHaveLength(1);
	});

	test.each(["refuses", "is gone"] as const)(
		"a server that %s does not fail the enquiry; the owner hears later, and no log has an address or a password",
		async (manner) => {
			setManner(manner);
			await receive();
			expect(await store.readAll()).toHaveLength(1);
			expect(mails).toEqual([]);
			expect(log.join()).toContain("mail not sent");
			expect(log.join()).not.toMatch(/mei@|pass-word|127\.0\.0\.1/);
			setManner("takes");
			expect(await missed(0)).toBe(0);
			expect(await missed()).toBe(1);
			expect(await missed()).toBe(0);
			expect(mails).toHaveLength(1);
		},
	);

	test("a server that does not answer keeps nobody waiting, and is given up after 6 s", async () => {
		setManner("hangs");
		const later: Promise<unknown>[] = [];
		await receiveEnquiry(goodEnquiry, [], (words) => identifyByKey(words, null), {
			waitUntil: (work) => void later.push(work),
		});
		expect(log).toEqual([]);
		await Promise.all(later);
		expect(log.join()).toContain("ETIMEDOUT");
	}, 15_000);

	test("marked ones come together in a digest, once", async () => {
		await receive({ name: "Robot\u202E <i>" }, ["trap field filled"]);
		await receive({ name: "Another" }, ["filled in too fast"]);
		await receive({ name: "A person" });
		expect(mails).toHaveLength(1);
		expect(await missed()).toBe(0);
		expect(await announceMarked({})).toBe(2);
		const digest = mails.at(-1);
		expect(digest?.subject).toBe("2 marked enquiries");
		expect(digest?.text).toContain("Marked: trap field filled");
		expect(digest?.html).toContain("Robot &lt;i&gt;");
		expect(digest?.text).not.toContain("A person");
		expect(await announceMarked({})).toBe(0);
		expect(mails).toHaveLength(2);
	});

	test("a mail server that refuses the digest does not keep the morning's other work from being done", async () => {
		await receive({}, ["filled in too fast"]);
		await store.write(`receipt/${v7()}-${"0".repeat(64)}`, "", "mailed");
		setManner("refuses");
		const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
		vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 48 * 60 * minute });
		await daily(new Request("http://localhost"), {} as never);
		expect(errors.mock.calls.join()).toContain("mail not sent");
		expect(await store.listKeys("mailed")).toEqual([]);
		setManner("takes");
		await daily(new Request("http://localhost"), {} as never);
		expect(mails.map(({ subject }) => subject)).toEqual(["1 marked enquiry"]);
	});
});

describe("a receipt to the visitor", () => {
	const toVisitor = () => mails.filter((mail) => !toOwner().includes(mail));

	test("is not sent until the owner switches it on", async () => {
		await receive();
		expect(toVisitor()).toEqual([]);
	});

	test("quotes nothing that was typed, and goes to an address once a day", async () => {
		vi.stubEnv("ENQUIRY_RECEIPT", "on");
		await receive();
		await receive({ email: "MEI@example.com", message: "Another enquiry." });
		const [mail, ...others] = toVisitor();
		expect(others).toEqual([]);
		expect(mail?.subject).toContain("Coast & Highlands");
		expect(mail?.text).toContain("(02) 5550 0134");
		for (const typed of [goodEnquiry.name, goodEnquiry.streetAddress, goodEnquiry.message, "Mei"])
			expect(`${mail?.text}${mail?.html}${mail?.subject}`).not.toContain(typed);
		vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 24 * 60 * minute });
		await receive({ message: "The day after." });
		expect(toVisitor()).toHaveLength(2);
	});

	test("goes to twenty people an hour at most, and the owner hears of everybody", async () => {
		vi.stubEnv("ENQUIRY_RECEIPT", "on");
		for (let index = 0; index < 21; index += 7)
			await Promise.all(
				Array.from({ length: 7 }, (_, more) => receive({ email: `v${index + more}@example.com` })),
			);
		expect([toVisitor().length, toOwner().length]).toEqual([20, 21]);
	});

	test("is not sent for a marked enquiry, nor hours after it", async () => {
		vi.stubEnv("ENQUIRY_RECEIPT", "on");
		await receive({}, ["filled in too fast"]);
		setManner("refuses");
		await receive({ message: "Later" });
		setManner("takes");
		expect(await missed(3 * 60 * minute)).toBe(1);
		expect(toVisitor()).toEqual([]);
	});
});
