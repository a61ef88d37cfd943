import { beforeEach, describe, expect, test, vi } from "vitest";
import { hurry, hurryPauses, passTime } from "../../tests/clock.ts";
import { goodEnquiry } from "../../tests/goodEnquiry.ts";
import { askForLink, callInbox, pressLink, signIn } from "../../tests/inbox.ts";
import { openLocalStore } from "../../tests/localStore.ts";
import { openMailServer } from "../../tests/mailServer.ts";
import { postEnquiry } from "../../tests/postEnquiry.ts";
import { storesOf } from "../enquiries/blobs.ts";
import { startSession } from "./session.ts";

const store = await openLocalStore();
const { mails, setManner } = await openMailServer();
const minute = 60_000;

hurryPauses();
beforeEach(() => {
	// No mail server, as with `npm start`.
	vi.stubEnv("SMTP_URL", "");
	vi.stubEnv("ENQUIRY_EMAIL_TO", "");
});

/** The owner's mail server, and nothing on the screen. */
function withMail() {
	setManner("takes");
	vi.stubEnv("ENQUIRY_EMAIL_TO", "owner@business.example");
	for (const name of ["log", "error"] as const)
		vi.spyOn(console, name).mockImplementation(() => undefined);
}
/** Stores an enquiry. @returns its name */
async function send(): Promise<string> {
	await postEnquiry(goodEnquiry);
	return String((await store.readAll())[0]?.id);
}
const askAsVisitor = () =>
	callInbox("/inbox/sign-in", { form: { to: "/inbox", email: "thief@x.example" } });
const isIn = async (cookie: string) =>
	(await (await callInbox("/inbox", { cookie })).text()).includes("<h1>Enquiries</h1>");

describe("a link signs the owner in", () => {
	test("on this machine it is printed; its button sets a cookie for this host alone, for 30 days", async () => {
		const page = await (await callInbox("/inbox")).text();
		expect(page).toContain("A link arrives in the terminal.");
		const link = await askForLink();
		const response = await pressLink(link);
		expect([response.status, response.headers.get("location")]).toEqual([303, "/inbox"]);
		const cookie = response.headers.get("set-cookie") ?? "";
		expect(cookie).toMatch(
			/^__Host-inbox=[\w.-]+; Max-Age=2592000; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
		);
		for (const [days, isSignedIn] of [
			[0, true],
			[29, true],
			[31, false],
		] as const) {
			vi.useRealTimers();
			passTime(days * 24 * 60 * minute);
			expect(await isIn(cookie.split(";")[0] ?? "")).toBe(isSignedIn);
		}
	});

	test("works once, pressed twice or not, for 15 minutes, and only as it was sent; who is in already stays in", async () => {
		const link = await askForLink();
		const forged = link.replace(/\.([\w-])/, (_, first) => `.${first === "A" ? "B" : "A"}`);
		const dated = link.replace(/link=\d/, "link=2");
		for (const wrong of [
			forged,
			dated,
			link.replace(/\.[\w-]+/, ""),
			link.replace(/link=[^&]*/, "link=1"),
		])
			expect((await pressLink(wrong)).headers.get("set-cookie")).toBeNull();
		for (let times = 0; times < 2; times++) expect((await pressLink(link)).status).toBe(303);
		const cookie = await signIn();
		passTime(11_000);
		const used = await pressLink(link);
		expect(used.status).toBe(410);
		expect(await used.text()).toContain('<p role="alert">This link no longer works');
		expect((await pressLink(link, cookie)).headers.get("location")).toBe("/inbox");
		passTime(6 * minute);
		const inTime = await askForLink();
		passTime(14 * minute);
		expect((await pressLink(inTime)).status).toBe(303);
		const late = await askForLink();
		passTime(16 * minute);
		expect((await pressLink(late)).status).toBe(410);
	});

	test("is mailed to the owner alone, at most every five minutes, of twenty presses at once one", async () => {
		withMail();
		vi.mocked(setTimeout).mockRestore();
		const answers = await Promise.all(Array.from({ length: 20 }, askAsVisitor));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(mails.map(({ to }) => [to].flat()[0]?.text)).toEqual(["owner@business.example"]);
		passTime(4 * minute);
		const early = await askAsVisitor();
		expect(early.status).toBe(429);
		expect(await early.text()).toContain("within the last five minutes");
		passTime(2 * minute);
		expect((await askAsVisitor()).status).toBe(200);
		expect(mails).toHaveLength(2);
	});

	test("that could not be mailed is not counted, and the reason is said in words", async () => {
		withMail();
		vi.stubEnv("SMTP_URL", process.env.SMTP_URL?.replace("pass-word", "wrong"));
		const refused = await askAsVisitor();
		expect(refused.status).toBe(502);
		expect(await refused.text()).toContain("the mail server refused the user or the password");
		setManner("takes");
		expect((await askAsVisitor()).status).toBe(200);
	});

	test("BEY-13 a mail server that hangs is named, not the store", async () => {
		withMail();
		setManner("hangs");
		hurry(10);
		expect(await (await askAsVisitor()).text()).toContain("the mail server did not answer in time");
	});

	test("comes back to the enquiry that a mail led to, and to no other site", async () => {
		const id = await send();
		const page = await (await callInbox(`/inbox/${id}`)).text();
		expect(page).toContain(`name="to" value="/inbox/${id}"`);
		const target = await pressLink(await askForLink(`/inbox/${id}`));
		expect(target.headers.get("location")).toBe(`/inbox/${id}`);
		for (const evil of [
			"//evil.example",
			"https://evil.example/inbox/x",
			"/inbox/x//evil.example",
		]) {
			passTime(6 * minute);
			const away = await pressLink(await askForLink(evil));
			expect(away.headers.get("location")).toBe("/inbox");
		}
	});

	test.each([
		[{ SMTP_URL: "" }, "SMTP_URL is not set."],
		[{ ENQUIRY_EMAIL_TO: "" }, "ENQUIRY_EMAIL_TO is not set."],
		[{ SMTP_URL: "mail.example.com" }, "SMTP_URL does not begin with smtps:// or smtp://."],
		[{ SMTP_URL: "smtps://me:a#b@mail.example" }, "SMTP_URL has a # or a blank"],
		[{ SMTP_URL: "smtps://me:a/b@mail.example" }, "SMTP_URL names no server"],
		[{ SMTP_URL: "smtps://me:100%@mail.example" }, "SMTP_URL has a % that stands for nothing"],
		[{ ENQUIRY_EMAIL_TO: "me" }, "ENQUIRY_EMAIL_TO is not one address."],
	])(
		"without mail the page names the variable and has no button: %j",
		async (changes, sentence) => {
			withMail();
			for (const [name, value] of Object.entries(changes)) vi.stubEnv(name, value);
			const page = await (await callInbox("/inbox", { deploy: "production" })).text();
			expect(page).toContain(sentence);
			expect(page).not.toContain("<button");
			expect(page).not.toContain("mail.example");
		},
	);
});

describe("nobody else gets in", () => {
	test("without a session every id answers alike, and nothing is shown, sent or changed", async () => {
		const id = await send();
		const other = id.replace(/^..../, "0000");
		const pages = await Promise.all(
			[id, other].map(async (one) => (await callInbox(`/inbox/${one}?done=deleted`)).text()),
		);
		expect(pages[0]?.replace(id, other)).toBe(pages[1]);
		expect(pages[0]).not.toMatch(/Mei|It is deleted/);
		for (const path of [`/inbox/${id}/a-1.jpg`, "/inbox/enquiries.csv", "/inbox/readers.csv"])
			expect((await callInbox(path)).status).toBe(403);
		for (const path of [`/inbox/${id}`, "/inbox/readers", "/inbox/sign-out"])
			expect((await callInbox(path, { form: { delete: "yes" } })).status).toBe(403);
		expect(await store.readAll()).toHaveLength(1);
	});

	test("a note sent after its session has ended is given back, with the way to its enquiry", async () => {
		const id = await send();
		const answer = await callInbox(`/inbox/${id}`, { form: { note: "Dog <b>", stage: "called" } });
		const page = await answer.text();
		for (const part of ["Nothing was changed", "<pre>Dog &lt;b&gt;</pre>", `value="/inbox/${id}"`])
			expect(page).toContain(part);
		expect(await store.listKeys("notes")).toEqual([]);
	});

	test("other sites' forms change nothing, even with the owner's cookie", async () => {
		const id = await send();
		const cookie = await signIn();
		const headers = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
		const sent = { form: { delete: "yes" }, cookie, headers };
		expect((await callInbox(`/inbox/${id}`, sent)).status).toBe(403);
		expect(await store.readAll()).toHaveLength(1);
	});

	test("a session of another deploy, one made longer, a guessed one and half a one are none", async () => {
		const preview = storesOf({ deploy: { context: "deploy-preview" } })("access");
		const [foreign = ""] = (await startSession(preview)).split(";");
		const cookie = await signIn();
		const longer = cookie.replace(/=1/, "=2");
		const guessed = cookie.replace(/[^.]+$/, "x".repeat(43));
		for (const wrong of [foreign, longer, guessed, cookie.slice(0, -1), "__Host-inbox=", ""])
			expect(await isIn(wrong)).toBe(false);
		expect(await isIn(`theme=dark; ${cookie}`)).toBe(true);
	});

	test("Sign out everywhere ends every session and every link", async () => {
		const phone = await signIn();
		passTime(6 * minute);
		const link = await askForLink();
		const response = await callInbox("/inbox/sign-out", { form: {}, cookie: phone });
		expect(response.headers.get("set-cookie")).toMatch(/^__Host-inbox=; Max-Age=0/);
		expect(await isIn(phone)).toBe(false);
		expect((await pressLink(link)).status).toBe(410);
	});

	test("the next session deletes from the store what has ended, and nothing of what lasts", async () => {
		await signIn();
		passTime(29 * 24 * 60 * minute);
		await signIn();
		// Two sessions, and the link that was used last.
		expect(await store.listKeys("access")).toHaveLength(3);
		passTime(2 * 24 * 60 * minute);
		await signIn();
		expect(await store.listKeys("access")).toHaveLength(3);
	});

	test("what the inbox answers is kept by no cache, found by no search engine, and has the site's own policy", async () => {
		const { headers } = await callInbox("/inbox");
		expect(Object.fromEntries(headers)).toMatchObject({
			"cache-control": "no-store",
			"x-robots-tag": "noindex",
			"referrer-policy": "same-origin",
			"content-security-policy": expect.stringContaining("default-src 'none'"),
		});
	});
});
