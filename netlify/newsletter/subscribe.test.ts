import { JSDOM } from "jsdom";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { formId } from "../../components/Newsletter/NewsletterForm.tsx";
import { openBuiltPage } from "../../tests/builtPage.tsx";
import { hurry, hurryPauses, passTime } from "../../tests/clock.ts";
import { openLocalStore } from "../../tests/localStore.ts";
import { openMailServer } from "../../tests/mailServer.ts";
import { postForm } from "../../tests/postForm.ts";
import { storesOf } from "../enquiries/blobs.ts";
import { claimMail, forgetClaims, hashMailbox, mostAnHour } from "../enquiries/strangers.ts";
import daily from "../functions/daily.mts";
import forms from "../functions/forms.mts";
import { readSiteDetails } from "../site.ts";
import { askWaiting } from "./subscribe.ts";

const store = await openLocalStore();
const site = await openBuiltPage();
const { mails, hanging, setManner } = await openMailServer();
const hour = 3_600_000;
const day = 24 * hour;
const mei = { name: "Mei", email: "mei@example.com" };
const ana = { name: "Ana", email: "ana@example.com" };

hurryPauses();
beforeEach(() => {
	vi.stubEnv("EMAIL_FROM", "post@business.example");
	vi.stubEnv("URL", site.origin);
	vi.spyOn(console, "error").mockImplementation(() => undefined);
});

async function post(body: unknown, origin = site.origin, deploy = {}) {
	const headers = { "content-type": "application/json", "Form-Check": "open=9000" };
	const sent = { method: "POST", headers, body: JSON.stringify(body) };
	const url = new URL("/api/newsletter", origin);
	const response = await forms(new Request(url, sent), { deploy, url } as never);
	const retry = response.headers.get("retry-after");
	return { status: response.status, retry, answer: await response.json() };
}

/** Opens a link, or presses its button. */
async function call(link: string, init: RequestInit = {}) {
	const response = await forms(new Request(link, init), { deploy: {} } as never);
	const page = new JSDOM(await response.text()).window.document;
	// Or the page that the reader goes on to would learn the token.
	expect(response.headers.get("referrer-policy")).toBe("no-referrer");
	return { status: response.status, page, title: page.querySelector("h1")?.textContent };
}
const press = (link: string) => call(link, { method: "POST" });

const readers = () => store.readAll("subscribers");
const addressees = () => mails.map(({ to }) => [to].flat()[0]?.text).sort();

/** The links of the last e-mail: to confirm, and to leave. */
function linksInMail(): [string, string] {
	const [confirm = "", leave = ""] = mails.at(-1)?.text?.match(/http\S+/g) ?? [];
	return [confirm, leave];
}

describe("POST /api/newsletter", () => {
	test("BLG-06 ENT-25 stores a reader once, under a key that hides the address; neither the form nor the link, used again, is answered otherwise or changes the record", async () => {
		const first = await post(mei);
		expect(first.status).toBe(201);
		await press(linksInMail()[0]);
		const [reader, ...others] = await readers();
		expect(others).toEqual([]);
		expect(reader).toMatchObject({ ...mei, id: expect.stringMatching(/^[0-9a-f]{64}$/) });
		passTime(hour);
		expect(await post({ name: "Somebody else", email: "MEI@example.com" })).toEqual(first);
		// As a robot does.
		await postForm(site.origin, mei, { path: "/api/subscribe" });
		await press(linksInMail()[0]);
		expect(await readers()).toEqual([reader]);
	});

	test("answers 503 for a failing store and logs no address", async () => {
		store.setFault("fails before");
		const { status, answer } = await post(mei);
		expect(status).toBe(503);
		expect(answer.message).toContain((await readSiteDetails()).phone);
		const log = vi.mocked(console.error).mock.calls.join();
		expect(log).toContain("not stored");
		expect(log).not.toContain("mei@");
	});
});

test("BEY-01 a reader who sends the form without script is stored and thanked; a robot is not asked, neither then nor in the morning, and who comes again as a person does while no mail can be sent is asked in the morning", async () => {
	const { status, headers } = await postForm(site.origin, mei, { path: "/api/subscribe" });
	expect([status, headers.get("location")]).toEqual([303, "/thank-you/newsletter"]);
	await askWaiting({});
	expect([mails.length, (await readers()).length]).toEqual([0, 1]);
	const { SMTP_URL = "" } = process.env;
	vi.stubEnv("SMTP_URL", "");
	await post(mei);
	vi.stubEnv("SMTP_URL", SMTP_URL);
	await askWaiting({});
	expect(addressees()).toEqual(["mei@example.com"]);
});

describe("BLG-06 nobody is on the list who has not pressed the link", () => {
	test("an e-mail asks, in both parts, and its link needs a press of the button there", async () => {
		await post(mei);
		expect(addressees()).toEqual(["mei@example.com"]);
		const [mail] = mails;
		expect(mail?.text).not.toContain("Mei");
		expect(mail?.subject).toBe(
			`Please confirm: the newsletter of ${(await readSiteDetails()).brand}`,
		);
		expect(mail?.text).toMatch(/To be on the list, open this[\s\S]*If it was not you, do nothing/);
		const [confirm] = linksInMail();
		expect(mail?.html).toContain(confirm.replaceAll("&", "&#38;"));

		const opened = await call(confirm);
		const wordsOf = ({ page }: typeof opened) => page.querySelector("main")?.textContent;
		expect(wordsOf(opened)).toBe("Join our newsletter?Yes, put me on the list");
		expect(opened.page.querySelector("form")?.method).toBe("post");
		expect((await readers())[0]?.confirmedAt).toBeUndefined();
		const pressed = await press(confirm);
		expect([pressed.status, pressed.title]).toEqual([200, "You are on our list"]);
		expect((await readers())[0]?.confirmedAt).toBeTruthy();
		const toLeave = await call(linksInMail()[1]);
		expect(wordsOf(toLeave)).toBe("Leave our newsletter?Yes, take me off the list");
	});

	test("a mail program's own button takes a reader off the list, whose record is deleted", async () => {
		await post(mei);
		await press(linksInMail()[0]);
		const { headers, headerLines = [] } = mails[0] ?? {};
		const list = headers?.get("list") as unknown as Record<string, { url: string }>;
		expect(headerLines.find(({ key }) => key === "list-unsubscribe-post")?.line).toContain(
			"List-Unsubscribe=One-Click",
		);
		const left = await call(list.unsubscribe?.url ?? "", {
			method: "POST",
			headers: { "content-type": "application/x-www-form-urlencoded" },
			body: "List-Unsubscribe=One-Click",
		});
		expect([left.status, left.title]).toEqual([200, "You are off our list"]);
		expect(await readers()).toEqual([]);
	});

	test("a link to leave says the same of who is not on the list as of who has another link, and leads on", async () => {
		await post(mei);
		const wrong = linksInMail()[1].replace(/token=[^&]{9}/, "token=123456789");
		const tell = async ({ status, page }: Awaited<ReturnType<typeof call>>) =>
			[status, page.querySelector("main")?.textContent] as const;
		const other = await tell(await call(wrong));
		expect(other).toEqual([410, expect.stringContaining("you are off the list")]);
		await press(linksInMail()[1]);
		expect(await readers()).toEqual([]);
		expect(await tell(await call(wrong))).toEqual(other);
		const dead = await call(linksInMail()[1]);
		expect(await tell(dead)).toEqual(other);
		const ways = [...dead.page.querySelectorAll("main a")].map((link) => link.getAttribute("href"));
		expect(ways).toEqual([`/blog#${formId}`, "/contact"]);
	});

	test.each([
		["to another reader", (link: string) => link.replace(/id=\w+/, `id=${hashMailbox(ana.email)}`)],
		["to no reader", (link: string) => link.replace(/id=\w+/, "id=")],
		["without its token", (link: string) => link.replace(/token=.*/, "token=")],
		["with another token", (link: string) => link.replace(/token=[^&]{9}/, "token=123456789")],
		["with a letter beyond ASCII in it", (link: string) => link.replace(/.$/, "é")],
		["that does something else", (link: string) => link.replace(/action=\w+/, "action=delete")],
	])("a link %s does nothing", async (_title, change) => {
		for (const reader of [ana, mei]) await post(reader);
		for (const link of linksInMail()) {
			const { status, title } = await press(change(link));
			expect([status, title]).toEqual([410, "This link no longer works"]);
		}
		expect((await readers()).map(({ confirmedAt }) => confirmedAt)).toEqual([undefined, undefined]);
	});

	test("a link of before a reader left does not confirm who typed the address since", async () => {
		await post(mei);
		const [confirm, leave] = linksInMail();
		await press(confirm);
		await press(leave);
		await post(mei);
		expect(await readers()).toHaveLength(1);
		for (const method of ["GET", "POST"])
			expect((await call(confirm, { method })).status).toBe(410);
		expect((await readers())[0]?.confirmedAt).toBeUndefined();
	});

	test("a link to confirm works for seven days, one to leave always; who has not pressed it by then is forgotten, and who has stays", async () => {
		await post(ana);
		const [confirm, leave] = linksInMail();
		await press(confirm);
		await post(mei);
		// Whatever has become of the mail server since.
		vi.stubEnv("SMTP_URL", "");
		for (const [days, status, left] of [
			[6.9, 200, ["Ana", "Mei"]],
			[7.1, 410, ["Ana"]],
			[400, 410, ["Ana"]],
		] as const) {
			passTime(days * day);
			expect((await call(linksInMail()[0])).status).toBe(status);
			expect((await call(leave)).status).toBe(200);
			vi.useRealTimers();
			await askWaiting({}, Date.now() + days * day);
			expect((await readers()).map(({ name }) => name).sort()).toEqual(left);
		}
	});

	test("who asks again has seven days from then", async () => {
		for (const days of [6, 6]) {
			await post(mei);
			passTime(days * day);
		}
		await askWaiting({});
		expect((await press(linksInMail()[0])).status).toBe(200);
	});

	test.each([
		["confirms", 0, [{ askedAt: expect.any(String), confirmedAt: expect.any(String) }]],
		["leaves", 1, []],
	])(
		"who %s while the mail server has not said yet that it took the e-mail has done so",
		async (_does, link, left) => {
			setManner("hangs");
			hurry(8);
			const posted = post(mei);
			await vi.waitFor(() => expect(hanging).toHaveLength(1), 5000);
			vi.mocked(setTimeout).mockRestore();
			mails.push(...hanging);
			expect((await press(linksInMail()[link] ?? "")).status).toBe(200);
			await posted;
			expect(await readers()).toMatchObject(left);
		},
	);

	test("who waited a week for an e-mail can confirm by one of which its server did not say so", async () => {
		vi.stubEnv("SMTP_URL", "");
		await post(mei);
		passTime(8 * day);
		setManner("hangs");
		hurry(20);
		await askWaiting({});
		vi.mocked(setTimeout).mockRestore();
		mails.push(...hanging);
		expect((await press(linksInMail()[0])).status).toBe(200);
		expect((await readers())[0]?.confirmedAt).toBeTruthy();
	});

	test("who came while no e-mail could be sent is kept, and asked in the morning, once; who had one that day keeps nobody waiting", async () => {
		const lu = { name: "Lu", email: "lu@example.com" };
		await claimMail("question", lu.email, {});
		vi.stubEnv("SMTP_URL", "");
		for (const reader of [lu, mei]) await post(reader);
		setManner("refuses");
		await post(ana);
		await askWaiting({});
		expect([mails.length, (await readers()).length]).toEqual([0, 3]);
		setManner("takes");
		for (let times = 0; times < 2; times++) await askWaiting({});
		expect(addressees()).toEqual(["ana@example.com", "mei@example.com"]);
	});
});

describe("mail to strangers", () => {
	const write = (email: string) => post({ name: "Mei", email });

	test("twenty posts at one moment send one mail, whose link works", async () => {
		vi.mocked(setTimeout).mockRestore();
		await Promise.all(Array.from({ length: 20 }, () => post(mei)));
		expect(mails).toHaveLength(1);
		expect((await press(linksInMail()[0])).status).toBe(200);
	});

	/** Notes so many mails to others as sent just now. */
	async function noteSent(count: number) {
		for (let index = 1; index <= count; index++)
			await store.write(`sent/question/${Date.now()}-x${index}-${"0".repeat(64)}`, "", "mailed");
	}

	test("past twenty in an hour a reader is told to write, known or not, and nothing is stored", async () => {
		await write("v@example.com");
		await noteSent(mostAnHour - 1);
		for (const email of ["late@example.com", "v@example.com"]) {
			const { status, retry, answer } = await write(email);
			expect([status, retry]).toEqual([429, "3600"]);
			expect(answer.message).toContain((await readSiteDetails()).email);
		}
		expect([mails.length, (await readers()).length]).toEqual([1, 1]);
		passTime(hour + 1000);
		expect((await write("late@example.com")).status).toBe(201);
		expect(mails).toHaveLength(2);
	});

	test("who asked to be left alone is not written to again; who left the list may come back the day after", async () => {
		await post(mei);
		await press(linksInMail()[1]);
		expect(await readers()).toEqual([]);
		for (const days of [0, 2, 90]) {
			passTime(days * day);
			await forgetClaims(storesOf({}));
			expect((await post(mei)).status).toBe(201);
		}
		expect(mails).toHaveLength(1);
		expect(JSON.stringify(await store.listKeys("mailed"))).not.toContain("mei");

		await post(ana);
		for (const link of linksInMail()) await press(link);
		passTime(1000);
		await post(ana);
		expect(mails).toHaveLength(2);
		passTime(25 * hour);
		await post(ana);
		expect(mails).toHaveLength(3);
	});

	test("links lead to the live site, whatever host a caller names, and from a preview to itself", async () => {
		vi.stubEnv("URL", "https://www.business.example");
		// A live deploy has a store of its own.
		await post(ana, "http://evil.example", { context: "production" });
		setManner("refuses");
		await post(mei, "http://evil.example", { context: "production" });
		setManner("takes");
		await daily();
		await post(mei, "http://preview.example", { context: "deploy-preview" });
		const links = mails.map(({ text }) => new Set(text?.match(/http\S+?(?=\/api\/subscription)/g)));
		const main = "https://www.business.example";
		const origins = [main, main, "http://preview.example"];
		expect(links).toEqual(origins.map((origin) => new Set([origin])));
	});
});
