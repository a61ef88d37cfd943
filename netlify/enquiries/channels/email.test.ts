import { beforeEach, describe, expect, test, vi } from "vitest";
import { hurry, hurryPauses, passTime } from "../../../tests/clock.ts";
import { goodEnquiry } from "../../../tests/goodEnquiry.ts";
import { callInbox, signIn } from "../../../tests/inbox.ts";
import { openLocalStore } from "../../../tests/localStore.ts";
import { openMailServer } from "../../../tests/mailServer.ts";
import { changeDetails } from "../../../tests/ownerDetails.ts";
import { goodFields, postForm } from "../../../tests/postForm.ts";
import daily from "../../functions/daily.mts";
import { live, readSiteDetails } from "../../site.ts";
import { announce, announceMarked, announceMissed } from "../announce.ts";
import { findUntold } from "../attempts.ts";
import { storesOf } from "../blobs.ts";
import { printTime } from "../description.ts";
import { identifyByKey } from "../identity.ts";
import { receiveEnquiry } from "../receive.ts";
import type { Enquiry } from "../records.ts";
import { forgetOld } from "../retention.ts";
import { noWishes, toSubmission } from "../wishes.ts";

const store = await openLocalStore();
const { mails, hanging, logIns, setManner } = await openMailServer();
const minute = 60_000;
const day = 24 * 60 * minute;
let log: string[] = [];

hurryPauses();
beforeEach(() => {
	vi.stubEnv("ENQUIRY_EMAIL_TO", "owner@business.example");
	vi.stubEnv("ENQUIRY_RECEIPT", "");
	vi.stubEnv("URL", "https://www.example.com");
	log = [];
	vi.spyOn(console, "error").mockImplementation((line) => void log.push(String(line)));
});

const receive = (changes: object = {}, suspected: string[] = [], context = {}) => {
	const words = { ...goodEnquiry, ...changes };
	return receiveEnquiry(words, suspected, (sent) => identifyByKey(sent, null), context);
};
const missed = (age = 10 * minute) => announceMissed({}, Date.now() + age);
const findReasons = async (context = {}) => [...(await findUntold(storesOf(context))).values()];
const toOwner = () => mails.filter(({ to }) => [to].flat()[0]?.text === "owner@business.example");

describe("Q60 an e-mail tells the owner of an enquiry", () => {
	test("with a reply that goes to the visitor, a number to tap, place, products, price and how to see it again", async () => {
		await receive({
			name: "王小明 <b>",
			email: "mei+a&b@m\u00fcller.example",
			message:
				"Für die Küche.\n\nMy windows, with your guide prices:\n1. Küche; 3 × Shutters: $1,620 to $2,700\nTogether $1,620 to $2,700 including GST. Bitte nach fünf anrufen.\nPlease bring: Shutters: white.",
		});
		const [{ id } = {}] = await store.readAll();
		const [mail, ...others] = mails;
		expect(others).toEqual([]);
		expect(mail?.from?.text).toBe("owner@business.example");
		expect(mail?.replyTo?.value.map(({ name }) => name)).toEqual(["王小明 <b>"]);
		// The domain as every mail server reads it.
		const replyTo = mail?.headerLines.find(({ key }) => key === "reply-to")?.line;
		expect(replyTo).toContain("<mei+a&b@xn--mller-kva.example>");
		expect(mail?.subject).toBe(
			"Enquiry – 王小明 <b> – Wollongong 2500 – Roller Blinds, Other, $1,620 to $2,700",
		);
		expect(mail?.messageId).toBe(`<${id}@business.example>`);
		for (const part of [
			"Name: 王小明 <b>\nPhone: 02 5550 0199\n",
			"Street address: 12 Cliff Road\nCity or suburb: Wollongong\n",
			"Postcode: 2500\nInterests: Roller Blinds, Other\nMessage: ",
			"Message: Für die Küche.\n\nBitte nach fünf anrufen.\nWindows: 1. Küche; 3 × Shutters: $1,620 to $2,700\nPrice guide: $1,620 to $2,700 including GST\nBring: Shutters: white\n",
			`See it in the inbox: https://www.example.com/inbox/${id}`,
		])
			expect(mail?.text).toContain(part);
		for (const part of [
			'<a href="tel:+61255500199">Call</a>',
			'<a href="mailto:mei%2Ba%26b@m%C3%BCller.example">Answer</a>',
			"王小明 &#60;b&#62;",
			"Für die Küche.<br><br>Bitte nach fünf anrufen.<",
			`<a href="https://www.example.com/inbox/${id}">`,
		])
			expect(mail?.html).toContain(part);
	});

	test("with a link to the inbox of the deploy that has it, whatever name a caller gave the live one", async () => {
		const url = new URL("https://preview.example/api/contact");
		for (const deploy of [{ context: "deploy-preview" }, live.deploy])
			await receive({}, [], { deploy, url });
		const links = mails.map(({ text }) => /inbox: (\S+)\/inbox\//.exec(text ?? "")?.[1]);
		expect(links).toEqual(["https://preview.example", "https://www.example.com"]);
	});

	test("BEY-18 with the day that was wished on top, and as a file for the calendar; so in the digest", async () => {
		vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-26T02:00:00Z") });
		const { message } = toSubmission({ ...goodEnquiry, ...noWishes, day: "2026-12-01" });
		await receive({ message });
		const wished = "Visit wished: Tuesday 1 December 2026\n";
		expect(mails[0]?.text?.startsWith(`${wished}Name: `)).toBe(true);
		const [file, ...others] = mails[0]?.attachments ?? [];
		expect(others).toEqual([]);
		expect([file?.filename, file?.contentType]).toEqual(["visit.ics", "text/calendar"]);
		expect(file?.content.toString()).toContain("DTSTART;VALUE=DATE:20261201\r\n");
		await receive({ message, name: "Robot" }, ["trap field filled"]);
		await announceMarked({});
		expect(mails.at(-1)?.text).toContain(wished);
	});

	test("and nothing typed becomes a header or an attachment", async () => {
		await receive({
			name: "Mei\r\nBcc: all@example.com",
			city: `x\nTo: me@example.com${"x".repeat(150)}`,
		});
		const [mail] = mails;
		expect([mail?.bcc, mail?.cc, mail?.attachments]).toEqual([undefined, undefined, []]);
		expect(mail?.subject).toHaveLength(150);
		expect([mail?.to].flat()).toHaveLength(1);
	});

	test("once: neither a repeat, nor a call at the same moment, nor the scheduled run sends it again", async () => {
		const again = () =>
			receiveEnquiry(goodEnquiry, [], (words) => identifyByKey(words, "one key"), {});
		await again();
		await again();
		const [stored] = await store.readAll();
		await announce(stored as Enquiry, {});
		expect(await missed()).toBe(0);
		expect(mails).toHaveLength(1);
	});

	test("once for eight plain posts at one moment", async () => {
		vi.mocked(setTimeout).mockRestore();
		const headers = { origin: "http://localhost" };
		const posts = Array.from({ length: 8 }, () => {
			return postForm("http://localhost", goodFields, { headers });
		});
		await Promise.all(posts);
		// Makes up for a store that is too busy with so many.
		await missed();
		expect([(await store.readAll()).length, mails.length]).toEqual([1, 1]);
	});

	test("a server that refuses does not fail the enquiry; the owner hears later, with the time when it was sent, and no log has an address or a password", async () => {
		setManner("refuses");
		await receive();
		expect([(await store.readAll()).length, mails.length]).toEqual([1, 0]);
		expect(log.join()).toContain("mail not sent");
		expect(log.join()).not.toMatch(/mei@|pass-word|127\.0\.0\.1/);
		// As often as it takes, for nothing can have come.
		for (const [minutes, manner] of [
			[10, "refuses"],
			[25, "is gone"],
			[60, "is gone"],
		] as const) {
			setManner(manner);
			expect(await missed(minutes * minute)).toBe(0);
		}
		setManner("takes");
		expect([await missed(70 * minute), await missed(130 * minute)]).toEqual([0, 1]);
		expect(await missed(300 * minute)).toBe(0);
		const [{ submittedAt } = {}] = await store.readAll();
		const sent = `Sent: ${printTime(String(submittedAt))}\n`;
		expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(sent)]);
	});

	test("a server that takes an e-mail and does not say so keeps nobody waiting, is given up after 15 s and asked once more; then the morning's digest tells, until it is sent", async () => {
		hurry(15, { from: 5001 });
		setManner("hangs");
		const later: Promise<unknown>[] = [];
		await receive({}, [], { waitUntil: (work: Promise<unknown>) => void later.push(work) });
		expect(log).toEqual([]);
		await Promise.all(later);
		expect(log.join()).toContain("ETIMEDOUT");
		expect(setTimeout).toHaveBeenCalledWith(expect.anything(), 15_000, { code: "ETIMEDOUT" });
		expect(await announceMarked({})).toBe(0);
		for (const minutes of [10, 70, 1500]) await missed(minutes * minute);
		expect(log).toHaveLength(2);
		setManner("refuses");
		await expect(announceMarked({})).rejects.toThrow("mail not sent");
		setManner("takes");
		expect(await announceMarked({})).toBe(1);
		expect(mails[0]?.text).toContain("may not have come");
		expect([await announceMarked({}), await missed(3000 * minute)]).toEqual([0, 0]);
		expect(await findReasons()).toEqual([]);
		expect(mails).toHaveLength(1);
	});

	test("a call that was stopped while it sent is made up for once, and what another is sending is left alone", async () => {
		hurry(15, { from: 5001 });
		setManner("hangs");
		const work: Promise<unknown>[] = [];
		await receive({}, [], { waitUntil: (sending: Promise<unknown>) => void work.push(sending) });
		await vi.waitFor(() => expect(hanging).toHaveLength(1), 10_000);
		expect(await findReasons(), "while it is under way").toEqual([]);
		setManner("takes");
		expect([await missed(5 * minute), await missed()]).toEqual([0, 1]);
		await Promise.all(work);
		expect(await missed(100 * minute)).toBe(0);
		expect(mails).toHaveLength(1);
	});

	test("a server elsewhere that has no TLS gets neither password nor e-mail", async () => {
		vi.stubEnv("SMTP_URL", process.env.SMTP_URL?.replace("127.0.0.1", "0.0.0.0"));
		await receive();
		expect([mails.length, log.join()]).toEqual([0, expect.stringContaining("mail not sent")]);
		expect(logIns).toEqual([]);
	});

	test("a server that cannot be reached marks the enquiry with the reason in words, until somebody opens it", async () => {
		setManner("is gone");
		await receive();
		const [{ id } = {}] = await store.readAll();
		const reason = "the mail server cannot be reached";
		expect(await findReasons()).toEqual([reason]);
		// A week later nobody tries again; the mark stays.
		await missed(8 * day);
		await forgetOld({});
		expect(await findReasons()).toEqual([reason]);
		setManner("takes");
		const cookie = await signIn();
		const openPage = async (path: string) => (await callInbox(path, { cookie })).text();
		const list = await openPage("/inbox");
		for (const part of ["You were not told of 1 enquiry", reason, "not told</span>"])
			expect(list).toContain(part);
		await openPage(`/inbox/${id}`);
		expect(await findReasons()).toEqual([]);
		expect(await openPage("/inbox")).not.toContain("not told");
	});

	test("what is set wrongly is named in the log with each enquiry, without its value", async () => {
		vi.stubEnv("SMTP_URL", "smtps://me:secret#word@mail.invalid");
		vi.stubEnv("EMAIL_FROM", "me");
		vi.stubEnv("ENQUIRY_RECEIPT", "yes");
		vi.stubEnv("ENQUIRY_KEEP_MONTHS", "24m");
		await receive();
		for (const fault of ["SMTP_URL has", "EMAIL_FROM is", "_RECEIPT is", "_MONTHS is no"])
			expect(log.join()).toContain(fault);
		expect(log.join()).not.toContain("secret");
	});
});

describe("marked enquiries", () => {
	test("come together in a digest, once, all of each", async () => {
		await receive({ name: "Robot <i>" }, ["trap field filled"]);
		await receive({ name: "Another" }, ["filled in too fast"]);
		await receive({ name: "A person" });
		expect([mails.length, await missed(), await announceMarked({})]).toEqual([1, 0, 2]);
		const digest = mails.at(-1);
		expect(digest?.subject).toBe("2 enquiries to look at");
		for (const part of ["Robot?: trap field filled", "Street address: 12 Cliff Road"])
			expect(digest?.text).toContain(part);
		for (const part of [
			"Robot &#60;i&#62;",
			">Answer</a>",
			">Call</a>",
			">See it in the inbox</a>",
		])
			expect(digest?.html).toContain(part);
		expect(digest?.replyTo).toBeUndefined();
		expect(digest?.text).not.toContain("A person");
		expect([await announceMarked({}), mails.length]).toEqual([0, 2]);
	});

	test("of more than a hundred the rest come the morning after", async () => {
		// A busy machine needs more than the 3 s that the host's store gets.
		hurry(0.2, { from: 3000, to: 3000 });
		for (let count = 0; count < 101; count++) await receive({}, ["filled in too fast"]);
		expect([await announceMarked({}), await announceMarked({})]).toEqual([100, 1]);
	});

	test("wait for the next morning where the mail server refuses their digest, which does not stop the other work", async () => {
		const mailed = storesOf(live)("mailed");
		await receive({}, ["filled in too fast"], live);
		await mailed.set(`sent/receipt/${Date.now()}-x-${"0".repeat(64)}`, "");
		setManner("refuses");
		passTime(2 * day);
		await daily();
		expect(log.join()).toContain("mail not sent");
		expect(await findReasons(live)).toEqual(["the mail server refused the message"]);
		expect((await mailed.list()).blobs).toEqual([]);
		setManner("takes");
		await daily();
		expect(mails.map(({ subject }) => subject)).toEqual(["1 enquiry to look at"]);
		expect(mails[0]?.replyTo?.text).toContain("mei@example.com");
	});
});

describe("a receipt to the visitor", () => {
	const toVisitor = () => mails.filter((mail) => !toOwner().includes(mail));
	beforeEach(() => vi.stubEnv("ENQUIRY_RECEIPT", "on"));

	test("quotes nothing that was typed, and goes to an address once a day", async () => {
		vi.stubEnv("EMAIL_FROM", "post@business.example");
		await receive();
		await receive({ email: "MEI@example.com", message: "Another enquiry." });
		expect(toOwner()).toHaveLength(2);
		const [mail, ...others] = toVisitor();
		expect(others).toEqual([]);
		const { brand, phone } = await readSiteDetails();
		expect(mail?.subject).toContain(brand);
		expect(mail?.text).toContain(phone);
		expect(mail?.headers.get("auto-submitted")).toBe("auto-replied");
		expect(mail?.from?.text).toBe("post@business.example");
		const [{ id } = {}] = await store.readAll();
		expect(mail?.messageId).toBe(`<${id}.receipt@business.example>`);
		for (const typed of [goodEnquiry.streetAddress, goodEnquiry.message, "Mei"])
			expect(`${mail?.text}${mail?.html}${mail?.subject}`).not.toContain(typed);
		passTime(day);
		await receive({ message: "The day after." });
		expect(toVisitor()).toHaveLength(2);
	});

	test.each([
		["", "We will be in touch to arrange a time to measure."],
		["By Monday.", "By Monday."],
	])("says when the business answers, once the owner has said so: %j", async (reply, said) => {
		changeDetails(/reply: .*/, `reply: "${reply}"`);
		await receive();
		const text = `${said} The measure and the written quote are free.`;
		expect(toVisitor().map((mail) => mail.text?.split("\n\n")[1])).toEqual([text]);
	});

	test("is made up for when the store failed while it was claimed or the mail server refused it, and is still one a day", async () => {
		store.setFault("fails before", ["GET"], "prefix=sent");
		await receive();
		expect(toVisitor()).toEqual([]);
		store.setFault("none");
		expect(await missed()).toBe(1);
		await receive({ message: "Another enquiry." });
		expect(toVisitor()).toHaveLength(1);
		setManner("refuses");
		await receive({ email: "ana@example.com" });
		setManner("takes");
		await missed();
		expect(toVisitor()).toHaveLength(2);
	});

	test("is not sent until the owner switches it on, for a marked enquiry, nor hours after it", async () => {
		vi.stubEnv("ENQUIRY_RECEIPT", "off");
		await receive();
		expect(log).toEqual([]);
		vi.stubEnv("ENQUIRY_RECEIPT", "on");
		await receive({}, ["filled in too fast"]);
		setManner("refuses");
		await receive({ message: "Later" });
		setManner("takes");
		await missed(3 * 60 * minute);
		expect([toOwner().length, toVisitor().length]).toEqual([2, 0]);
	});
});
