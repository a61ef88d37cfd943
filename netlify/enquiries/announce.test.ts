import { createServer, type IncomingHttpHeaders } from "node:http";
import { Webhook } from "standardwebhooks";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { hurryPauses, passTime } from "../../tests/clock.ts";
import { goodEnquiry } from "../../tests/goodEnquiry.ts";
import { listen } from "../../tests/listen.ts";
import { openLocalStore } from "../../tests/localStore.ts";
import { announceMissed } from "./announce.ts";
import { printTime } from "./description.ts";
import { identifyByKey } from "./identity.ts";
import { receiveEnquiry } from "./receive.ts";
import { noWishes, toSubmission } from "./wishes.ts";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLw==";
const store = await openLocalStore();
let heard: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
/** Status that the webhook answers with, 0 to leave the call hanging. */
let answer = 200;

const webhook = createServer(async (request, response) => {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk as Buffer);
	const { url, headers } = request;
	heard.push({ url, headers, body: Buffer.concat(chunks).toString() });
	if (answer) response.writeHead(answer, { location: "/elsewhere" }).end();
});
const address = `http://localhost:${await listen(webhook)}/new`;

hurryPauses();
beforeEach(() => {
	heard = [];
	answer = 200;
	vi.stubEnv("ENQUIRY_WEBHOOK_URL", address);
	vi.stubEnv("ENQUIRY_WEBHOOK_SECRET", secret);
	vi.spyOn(console, "error").mockImplementation(() => undefined);
});

/** What the scheduled function does so many minutes later. */
const missed = (minutes = 10) => announceMissed({}, Date.now() + minutes * 60_000);

const receive = (name = "Mei", changes: Partial<typeof goodEnquiry> = {}) => {
	const words = { ...goodEnquiry, message: "", name, ...changes };
	return receiveEnquiry(words, [], (sent) => identifyByKey(sent, null), {});
};

/** Receives one as so many milliseconds ago. */
async function receiveBefore(age: number, name: string) {
	passTime(-age);
	await receive(name);
	vi.useRealTimers();
}

const told = () => heard.map(({ body }) => JSON.parse(body));

describe("the owner's webhook (Q60)", () => {
	test("BEY-18 is told of a new enquiry, the day that was wished before the number and when it was sent, signed over time and body", async () => {
		const wishes = { ...noWishes, day: "2026-12-01", answer: ["Call"] };
		vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-26T02:00:00Z") });
		await receive("Mei", toSubmission({ ...goodEnquiry, ...wishes }));
		const [enquiry] = await store.readAll();
		const [call, ...others] = heard;
		expect(others).toEqual([]);
		const sent = printTime(String(enquiry?.submittedAt));
		const text = `Enquiry: Mei O’Connor – Wollongong – Roller Blinds, Other\nVisit wished: Tuesday 1 December 2026\nAnswer by: call\n02 5550 0199\nSent ${sent}`;
		expect(JSON.parse(call?.body ?? "")).toEqual({
			type: "enquiry",
			context: "local",
			enquiry,
			text,
			content: text,
			allowed_mentions: { parse: [] },
		});
		const headers = call?.headers as Record<string, string>;
		expect(new Webhook(secret).verify(call?.body ?? "", headers)).toBeTruthy();
		expect(headers["webhook-id"]).toBe(enquiry?.id);
	});

	test("signs with a secret that is any text", async () => {
		vi.stubEnv("ENQUIRY_WEBHOOK_SECRET", "any text");
		await receive();
		const { body = "", headers } = heard[0] ?? {};
		const receiver = new Webhook("any text", { format: "raw" });
		expect(receiver.verify(body, headers as Record<string, string>)).toBeTruthy();
	});

	test.each([500, 408, 429])(
		"answering %i does not fail the enquiry, and is told later, without what the owner has added",
		async (status) => {
			answer = status;
			await receive();
			const [enquiry] = await store.readAll();
			answer = 204;
			expect([await missed(5), await missed()]).toEqual([0, 1]);
			expect(told().at(-1).enquiry).toEqual(enquiry);
			expect(await missed()).toBe(0);
		},
	);

	test.each([204, 307, 410])(
		"answering %i has heard once and for all, at the address which the owner named",
		async (status) => {
			answer = status;
			await receive();
			answer = 200;
			for (const minutes of [10, 100, 5000]) expect(await missed(minutes)).toBe(0);
			expect(heard.map(({ url }) => url)).toEqual(["/new"]);
			// What was refused is still to be seen.
			const left = (await store.listKeys("announcements")).filter((key) => key.endsWith(".try"));
			expect(left).toHaveLength(status < 400 ? 0 : 1);
		},
	);

	test("is not told by the scheduled run of what a call has only just stored", async () => {
		vi.stubEnv("ENQUIRY_WEBHOOK_URL", "");
		await receive();
		vi.stubEnv("ENQUIRY_WEBHOOK_URL", address);
		expect([await missed(0.5), await missed(2)]).toEqual([0, 1]);
	});

	test("that fails is tried after 10 minutes, an hour, six hours and each day, not a thousand times", async () => {
		answer = 500;
		await receive();
		let tries = 1;
		const at: number[] = [];
		// Ten minutes before each time, and at it.
		for (const minutes of [10, 60, 70, 420, 430, 1860, 1870, 3300, 3310]) {
			await missed(minutes);
			if (heard.length > tries) at.push(minutes);
			tries = heard.length;
		}
		expect(at).toEqual([10, 70, 430, 1870, 3310]);
	});

	test("says so at once when no mail could tell of an enquiry, and why, and once", async () => {
		vi.stubEnv("SMTP_URL", "smtp://user:pass@127.0.0.1:9");
		vi.stubEnv("ENQUIRY_EMAIL_TO", "owner@business.example");
		vi.stubEnv("URL", "https://www.example.com");
		await receive();
		const [{ id } = {}] = await store.readAll();
		await missed();
		const types = told().map(({ type }) => type);
		expect(types.sort()).toEqual(["alarm", "enquiry"]);
		expect(told().find(({ type }) => type === "alarm")?.content).toBe(
			`An enquiry came, and no mail says so: the mail server cannot be reached.\nhttps://www.example.com/inbox/${id}`,
		);
	});

	test("calls nobody by what a visitor typed, and keeps to what Slack and Discord take", async () => {
		const interests = Array.from({ length: 15 }, () => "x".repeat(150));
		await receive("<!channel> @everyone & all", { interests });
		const [body] = told();
		expect(body.text).toContain("&lt;!channel&gt; @everyone &amp; all");
		expect(body.allowed_mentions).toEqual({ parse: [] });
		expect(body.content).toHaveLength(2000);
	});

	test("that hangs is given up after 3 s", async () => {
		answer = 0;
		const timeout = vi.spyOn(AbortSignal, "timeout");
		timeout.mockImplementationOnce(() => AbortSignal.abort());
		await receive();
		expect(timeout).toHaveBeenCalledWith(3000);
		expect(await store.readAll()).toHaveLength(1);
		answer = 204;
		expect(await missed()).toBe(1);
	});

	test("is called over TLS alone, and its token is in no log", async () => {
		for (const [index, url] of [
			"http://hooks.example/t0ken",
			"https://localhost:9/t0ken",
		].entries()) {
			vi.stubEnv("ENQUIRY_WEBHOOK_URL", url);
			await receive(`Visitor ${index}`);
		}
		const log = vi.mocked(console.error).mock.calls;
		expect(log).toHaveLength(2);
		expect(log.join()).toContain("is not an https: address");
		expect(JSON.stringify(log)).not.toContain("t0ken");
		expect(heard).toEqual([]);
	});

	test("is not called without a secret or an address", async () => {
		vi.stubEnv("ENQUIRY_WEBHOOK_SECRET", "");
		await receive();
		vi.stubEnv("ENQUIRY_WEBHOOK_URL", "");
		await receive("Ana");
		expect(await missed()).toBe(0);
		expect(heard).toEqual([]);
	});

	test("is not told of what came more than seven days ago, before there was a webhook", async () => {
		answer = 500;
		const day = 24 * 3_600_000;
		for (const age of [60 * day, 7 * day, 7 * day - 20 * 60_000])
			await receiveBefore(age, `${age / day} days old`);
		answer = 204;
		heard = [];
		expect(await missed()).toBe(1);
		expect(told().map(({ enquiry }) => enquiry.name)).toEqual([expect.stringMatching(/^6\.9/)]);
	});

	test("is told of the newest first, five at a time", async () => {
		answer = 500;
		for (let age = 1; age <= 6; age++) await receiveBefore(age * 60_000, `${age} minutes old`);
		heard = [];
		await missed();
		const names = told().map(({ enquiry }) => enquiry.name);
		expect(names).toHaveLength(6);
		expect(names.at(-1)).toBe("6 minutes old");
	});

	test("an enquiry of which the store fails to say whether it was sent does not stand in the way of the others", async () => {
		answer = 500;
		for (const name of ["first", "second"]) await receive(name);
		const [unread, other] = (await store.readAll()).map(({ id }) => id);
		answer = 204;
		heard = [];
		store.setFault("fails before", ["GET"], String(unread));
		expect(await missed()).toBe(1);
		expect(heard.map(({ headers }) => headers["webhook-id"])).toEqual([other]);
		store.setFault("none");
		expect(await missed()).toBe(1);
	});
});
