import { JSDOM } from "jsdom";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { openBuiltPage } from "../../tests/builtPage.tsx";
import { openLocalStore } from "../../tests/localStore.ts";
import { openMailServer } from "../../tests/mailServer.ts";
import { messageAt, postForm, typedIn } from "../../tests/postForm.ts";
import forms from "../functions/forms.mts";
import { readSiteDetails } from "../siteDetails.ts";
import { makeLink } from "./signedLinks.ts";
import { tendReaders } from "./subscribe.ts";

const store = await openLocalStore();
const site = await openBuiltPage();
const { mails, setManner } = await openMailServer();

beforeEach(() => {
	vi.stubEnv("EMAIL_FROM", "post@business.example");
	vi.stubEnv("LINK_SECRET", "");
	vi.spyOn(console, "warn").mockImplementation(() => undefined);
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
	beforeEach(() => vi.stubEnv("LINK_SECRET", "a long text"));

	const day = 24 * 3_600_000;
	const readers = () => store.readAll("subscribers");

	async function call(link: string, init: RequestInit = {}) {
		const own = link.replace("http://localhost", site.origin);
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
		expect(mail?.html).toContain(confirm.replaceAll("&", "&amp;"));

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

	test("an address is asked once a day, and not at all for a robot", async () => {
		await post(mei);
		await post(mei);
		await postForm(site.origin, { name: "R", email: "r@example.com" }, { path: "/api/subscribe" });
		expect(mails).toHaveLength(1);
		expect(await readers()).toHaveLength(2);
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

	test.each([
		["of another reader", (link: string) => link.replace(/id=./, "id=f")],
		["that was for leaving", (link: string) => link.replace("confirm", "leave")],
		["whose end was put off", (link: string) => link.replace(/until=\d/, "until=9")],
		["without its signature", (link: string) => link.replace(/sign=.*/, "sign=")],
		["with a letter beyond ASCII in it", (link: string) => link.replace(/.$/, "é")],
	])("a link %s does nothing", async (_title, change) => {
		await post(mei);
		const { status, title } = await call(change(linksInMail()[0]), { method: "POST" });
		expect([status, title]).toEqual([410, "This link no longer works"]);
		expect((await readers())[0]?.confirmedAt).toBeUndefined();
	});

	test("a link works for seven days, and who has not pressed it by then is forgotten", async () => {
		await post(mei);
		const [{ id } = {}] = await readers();
		const old = makeLink("confirm", String(id), "http://localhost", Date.now() - 7 * day - 1);
		expect((await call(old, { method: "POST" })).status).toBe(410);
		await tendReaders({}, site.origin, Date.now() + 6 * day);
		expect(await readers()).toHaveLength(1);
		await tendReaders({}, site.origin, Date.now() + 8 * day);
		expect(await readers()).toEqual([]);
	});

	test("who came while no e-mail could be sent is kept, and asked in the morning", async () => {
		vi.stubEnv("LINK_SECRET", "");
		await post(mei);
		vi.stubEnv("LINK_SECRET", "a long text");
		setManner("refuses");
		await post({ name: "Ana", email: "ana@example.com" });
		await tendReaders({}, site.origin);
		expect([mails.length, (await readers()).length]).toEqual([0, 2]);
		setManner("takes");
		await tendReaders({}, site.origin);
		expect(mails.map(({ to }) => [to].flat()[0]?.text).sort()).toEqual([
			"ana@example.com",
			"mei@example.com",
		]);
		await tendReaders({}, site.origin);
		expect(mails).toHaveLength(2);
	});
});
