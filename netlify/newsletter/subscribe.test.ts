import { createHmac } from "node:crypto";
import { JSDOM } from "jsdom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openBuiltPage } from "../../tests/builtPage.tsx";
import { openLocalStore } from "../../tests/localStore.ts";
import { openMailServer } from "../../tests/mailServer.ts";
import { messageAt, postForm, typedIn } from "../../tests/postForm.ts";
import { storesOf } from "../enquiries/blobs.ts";
import type { Subscription } from "../enquiries/records.ts";
import { forgetClaims, mostAnHour } from "../enquiries/strangers.ts";
import forms from "../functions/forms.mts";
import { readSiteDetails } from "../site.ts";
import { askWaiting, makeLink } from "./subscribe.ts";

const store = await openLocalStore();
const site = await openBuiltPage();
const { mails, setManner } = await openMailServer();

beforeEach(() => {
	vi.stubEnv("EMAIL_FROM", "post@business.example");
	vi.stubEnv("LINK_SECRET", "");
	vi.spyOn(console, "error").mockImplementation(() => undefined);
});

async function post(body: unknown) {
	const response = await forms(
		new Request("http://localhost/api/newsletter", {
			method: "POST",
			headers: { "content-type": "application/json", "Form-Check": "open=9000" },
			body: JSON.stringify(body),
		}),
		{ deploy: {} } as never,
	);
	return { status: response.status, text: await response.text() };
}

/** Of the shortest length that is taken. */
const secret = "s".repeat(32);
const mei = { name: "Mei", email: "mei@example.com" };

describe("POST /api/newsletter", () => {
	test("BLG-06 ENT-25 stores a reader under a key that hides the address", async () => {
		expect((await post(mei)).status).toBe(201);
		const [reader, ...others] = await store.readAll("subscribers");
		expect(others).toEqual([]);
		expect(reader).toMatchObject({ ...mei, id: expect.stringMatching(/^[0-9a-f]{64}$/) });
	});

	test("BLG-06 a repeat is answered alike, is the same record and does not change the reader's name", async () => {
		const first = await post(mei);
		const again = await post({ name: "Somebody else", email: "MEI@example.com" });
		expect(again).toEqual(first);
		const [reader, ...others] = await store.readAll("subscribers");
		expect([reader?.name, reader?.email, others]).toEqual(["Mei", "mei@example.com", []]);
	});

	test("BLG-05 VAL-02 a bad reader is refused in the form's words", async () => {
		const { status, text } = await post({ name: "", email: "mei" });
		expect(status).toBe(400);
		expect(JSON.parse(text).errors).toEqual({
			name: "Required",
			email: "Please enter a valid email address.",
		});
		expect(await store.readAll("subscribers")).toEqual([]);
	});

	test("a failing store answers 503 and logs no address", async () => {
		const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
		store.setFault("fails before");
		const { status, text } = await post(mei);
		expect(status).toBe(503);
		expect(JSON.parse(text).message).toContain((await readSiteDetails()).phone);
		expect(JSON.stringify(log.mock.calls)).not.toContain("mei@");
	});
});

describe("BEY-01 the newsletter form without script", () => {
	test("a good reader is stored and answered 303", async () => {
		const { status, headers } = await postForm(site.origin, mei, { path: "/api/subscribe" });
		expect([status, headers.get("location")]).toEqual([303, "/thank-you/newsletter"]);
		expect(await store.readAll("subscribers")).toHaveLength(1);
	});

	test("errors come with the form again and everything typed", async () => {
		const { status, page } = await postForm(
			site.origin,
			{ name: "Mei", email: "mei" },
			{ path: "/api/subscribe" },
		);
		expect(status).toBe(422);
		expect(messageAt(page, "n-email")).toBe("Please enter a valid email address.");
		expect(typedIn(page, "name")).toBe("Mei");
		expect(typedIn(page, "email")).toBe("mei");
		expect(page.querySelector("form")?.getAttribute("action")).toBe("/api/subscribe");
	});
});

describe("BLG-06 nobody is on the list who has not pressed the link", () => {
	beforeEach(() => vi.stubEnv("LINK_SECRET", secret));

	const day = 24 * 3_600_000;
	const readers = () => store.readAll("subscribers");

	async function call(link: string, init: RequestInit = {}) {
		const own = link.replace(/^http:\/\/localhost(?=\/)/, site.origin);
		const response = await forms(new Request(own, init), { deploy: {} } as never);
		const page = new JSDOM(await response.text()).window.document;
		return { status: response.status, page, title: page.querySelector("h1")?.textContent };
	}

	/** The links of the last e-mail: to confirm, and to leave. */
	function linksInMail(): [string, string] {
		const [confirm = "", leave = ""] = mails.at(-1)?.text?.match(/http\S+/g) ?? [];
		return [confirm, leave];
	}

	test("an e-mail asks, in both parts, and its link needs a press of the button there", async () => {
		await post(mei);
		const [mail, ...others] = mails;
		expect(others).toEqual([]);
		expect([mail?.to].flat()[0]?.text).toBe("mei@example.com");
		expect(mail?.text).not.toContain("Mei");
		const [confirm] = linksInMail();
		expect(mail?.html).toContain(confirm.replaceAll("&", "&#38;"));

		const opened = await call(confirm);
		expect([opened.status, opened.title]).toEqual([200, "Join our newsletter?"]);
		expect(opened.page.querySelector("form")?.method).toBe("post");
		expect((await readers())[0]?.confirmedAt).toBeUndefined();
		const pressed = await call(confirm, { method: "POST" });
		expect([pressed.status, pressed.title]).toEqual([200, "You are on our list"]);
		expect((await readers())[0]?.confirmedAt).toBeTruthy();
	});

	test("the later name counts, once it is confirmed", async () => {
		await post(mei);
		await post({ name: "Mei O’Connor", email: "mei@example.com" });
		expect((await readers())[0]?.name).toBe("Mei");
		await call(linksInMail()[0], { method: "POST" });
		expect((await readers())[0]).toMatchObject({ name: "Mei O’Connor" });
	});

	test("a robot is not asked", async () => {
		await postForm(site.origin, { name: "R", email: "r@example.com" }, { path: "/api/subscribe" });
		expect([mails.length, (await readers()).length]).toEqual([0, 1]);
	});

	test("a mail program's own button takes a reader off the list, whose record is deleted", async () => {
		await post(mei);
		await call(linksInMail()[0], { method: "POST" });
		const list = mails[0]?.headers.get("list") as unknown as Record<string, { url: string }>;
		expect(
			String(mails[0]?.headerLines.find(({ key }) => key === "list-unsubscribe-post")?.line),
		).toContain("List-Unsubscribe=One-Click");
		const left = await call(list.unsubscribe?.url ?? "", {
			method: "POST",
			headers: { "content-type": "application/x-www-form-urlencoded" },
			body: "List-Unsubscribe=One-Click",
		});
		expect([left.status, left.title]).toEqual([200, "You are off our list"]);
		expect(await readers()).toEqual([]);
	});

	/** A link with something changed, signed anew by somebody who knows the secret. */
	function forge(link: string, changes: Record<string, string>) {
		const url = new URL(link);
		for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, value);
		const text = ["action", "id", "made", "until"].map((name) => url.searchParams.get(name));
		const sign = createHmac("sha256", secret).update(text.join("\n")).digest("base64url");
		url.searchParams.set("sign", sign);
		return url.href;
	}

	test.each([
		["of another reader", (link: string) => link.replace(/id=./, "id=f")],
		["that was for leaving", (link: string) => link.replace("confirm", "leave")],
		["whose end was put off", (link: string) => link.replace(/until=\d/, "until=9")],
		["without its signature", (link: string) => link.replace(/sign=.*/, "sign=")],
		["with a letter beyond ASCII in it", (link: string) => link.replace(/.$/, "é")],
		["that ends at no time", (link: string) => forge(link, { until: "x" })],
		["without an end", (link: string) => forge(link, { until: "" })],
		["that does something else", (link: string) => forge(link, { action: "delete" })],
	])("a link %s does nothing", async (_title, change) => {
		await post(mei);
		const { status, title } = await call(change(linksInMail()[0]), { method: "POST" });
		expect([status, title]).toEqual([410, "This link no longer works"]);
		expect((await readers())[0]?.confirmedAt).toBeUndefined();
	});

	test("a secret of under 32 characters signs nothing, opens nothing, and is named in the log", async () => {
		const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
		await post(mei);
		const [confirm, leave] = linksInMail();
		for (const short of ["a", "s".repeat(31), ""]) {
			vi.stubEnv("LINK_SECRET", short);
			expect((await post({ name: "Ana", email: "ana@example.com" })).status).toBe(201);
			for (const link of [confirm, leave, `${site.origin}/api/subscription`])
				expect((await call(link, { method: "POST" })).status).toBe(503);
		}
		expect(mails).toHaveLength(1);
		expect(await readers()).toHaveLength(2);
		for (const event of ["readers not asked", "newsletter off"])
			expect(log.mock.calls.join()).toContain(
				`"event":"${event}","cause":"LINK_SECRET has under 32`,
			);
	});

	test("a link of before a reader left does not confirm who typed the address since", async () => {
		await post(mei);
		const [confirm, leave] = linksInMail();
		await call(confirm, { method: "POST" });
		await call(leave, { method: "POST" });
		await post(mei);
		expect(await readers()).toHaveLength(1);
		for (const method of ["GET", "POST"])
			expect((await call(confirm, { method })).status).toBe(410);
		expect((await readers())[0]?.confirmedAt).toBeUndefined();
	});

	test("a link works for seven days; who has not pressed it by then is forgotten, and who has stays", async () => {
		await post({ name: "Ana", email: "ana@example.com" });
		await call(linksInMail()[0], { method: "POST" });
		await post(mei);
		const reader = (await readers()).find(({ name }) => name === "Mei");
		const old = makeLink("confirm", reader as Subscription, site.origin, Date.now() - 7 * day - 1);
		expect((await call(old, { method: "POST" })).status).toBe(410);
		for (const [days, left] of [
			[6, ["Ana", "Mei"]],
			[8, ["Ana"]],
			[400, ["Ana"]],
		] as const) {
			await askWaiting({}, site.origin, Date.now() + days * day);
			expect((await readers()).map(({ name }) => name).sort()).toEqual(left);
		}
	});

	test("who came while no e-mail could be sent is kept, and asked in the morning", async () => {
		vi.stubEnv("LINK_SECRET", "");
		await post(mei);
		vi.stubEnv("LINK_SECRET", secret);
		setManner("refuses");
		await post({ name: "Ana", email: "ana@example.com" });
		await askWaiting({}, site.origin);
		expect([mails.length, (await readers()).length]).toEqual([0, 2]);
		setManner("takes");
		await askWaiting({}, site.origin);
		expect(mails.map(({ to }) => [to].flat()[0]?.text).sort()).toEqual([
			"ana@example.com",
			"mei@example.com",
		]);
		await askWaiting({}, site.origin);
		expect(mails).toHaveLength(2);
	});
});

describe("mail to strangers", () => {
	beforeEach(() => vi.stubEnv("LINK_SECRET", secret));
	afterEach(() => vi.useRealTimers());

	const hour = 3_600_000;
	/** Moves the clock without stopping it. */
	const pass = (time: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + time });
	const write = (email: string) => post({ name: "Mei", email });

	test.each([
		[["m.e.i@gmail.com", "MEI@gmail.com", "mei+a@googlemail.com", "m.ei+b@GMAIL.com"]],
		[["mei@example.com", "mei+news@example.com", "MEI+x+y@Example.com"]],
	])("one mailbox is asked once a day, however it is written: %j", async (addresses) => {
		for (const email of addresses) expect((await write(email)).status).toBe(201);
		expect(mails).toHaveLength(1);
		expect(await store.listKeys("subscribers")).toHaveLength(1);
		pass(25 * hour);
		await write(addresses[0] ?? "");
		expect(mails).toHaveLength(2);
	});

	test("mailboxes that differ are two", async () => {
		for (const email of ["m.ei@example.com", "mei@example.com", "+a@example.com", "+b@example.com"])
			await write(email);
		expect(mails).toHaveLength(4);
	});

	test("twenty posts at one moment send one mail", async () => {
		await Promise.all(Array.from({ length: 20 }, () => post(mei)));
		expect(mails).toHaveLength(1);
	});

	test("past twenty in an hour a reader is told to write, known or not, and nothing is stored", async () => {
		for (let index = 0; index < mostAnHour; index += 5)
			await Promise.all([0, 1, 2, 3, 4].map((more) => write(`v${index + more}@example.com`)));
		for (const email of ["late@example.com", "v0@example.com"]) {
			const { status, text } = await write(email);
			expect(status).toBe(429);
			expect(JSON.parse(text).message).toContain((await readSiteDetails()).email);
		}
		expect(mails).toHaveLength(mostAnHour);
		expect(await store.listKeys("subscribers")).toHaveLength(mostAnHour);
		pass(hour + 1000);
		expect((await write("late@example.com")).status).toBe(201);
		expect(mails).toHaveLength(mostAnHour + 1);
	});

	test("who asked to be left alone is not written to again; who left the list may come back the day after", async () => {
		const press = async (which: number) => {
			const link = mails.at(-1)?.text?.match(/http\S+/g)?.[which] ?? "";
			const request = new Request(link, { method: "POST" });
			expect((await forms(request, { deploy: {} } as never)).status).toBe(200);
		};
		await post(mei);
		await press(1);
		expect(await store.readAll("subscribers")).toEqual([]);
		for (const days of [0, 2, 90]) {
			pass(days * 24 * hour);
			await forgetClaims(storesOf({}));
			expect((await post(mei)).status).toBe(201);
		}
		expect(mails).toHaveLength(1);
		expect(JSON.stringify(await store.listKeys("mailed"))).not.toContain("mei");

		await write("ana@example.com");
		await press(0);
		await press(1);
		pass(1000);
		await write("ana@example.com");
		expect(mails).toHaveLength(2);
		pass(25 * hour);
		await write("ana@example.com");
		expect(mails).toHaveLength(3);
	});

	test("links lead to the live site, whatever host a caller names", async () => {
		vi.stubEnv("URL", "https://www.business.example");
		const request = new Request("http://evil.example/api/newsletter", {
			method: "POST",
			headers: { "content-type": "application/json", "Form-Check": "open=9000" },
			body: JSON.stringify(mei),
		});
		// A live deploy has a store of its own.
		await forms(request, { deploy: { context: "production" } } as never);
		vi.stubEnv("URL", undefined);
		expect(mails[0]?.text?.match(/http\S+?(?=\?)/g)).toEqual(
			Array(2).fill("https://www.business.example/api/subscription"),
		);
	});
});
