import { globSync, readFileSync } from "node:fs";
import { v7 } from "uuid";
import { expect, test, vi } from "vitest";
import { goodEnquiry } from "../tests/goodEnquiry.ts";
import { openLocalStore } from "../tests/localStore.ts";
import { formHeaders, postEnquiry } from "../tests/postEnquiry.ts";
import { forgetOld } from "./enquiries/retention.ts";
import { headersFor } from "./hosting.ts";

// Each test proves a sentence of the privacy policy. Those about receipts, the newsletter, photos and the period for
// which enquiries are kept are in channels/email.test.ts, subscribe.test.ts, receivePhoto.test.ts and enquiries.test.ts.
const policy = readFileSync("content/pages/privacy-policy.mdx", "utf8");
const store = await openLocalStore();

/** Code that runs in the browser. */
const browserFiles = globSync("{components,pages}/**/*.{ts,tsx}")
	.filter((file) => !/\.test\.tsx?$/.test(file))
	.map((file) => [file, readFileSync(file, "utf8")] as const);

function expectPolicySays(...sentences: string[]) {
	for (const sentence of sentences) expect(policy).toContain(sentence);
}

/** Sends an enquiry as a browser does, from an address and with a name of its own. */
async function send() {
	const message = "So many letters that the words are compared. ".repeat(4);
	const headers = {
		...(await formHeaders(v7())),
		"X-Forwarded-For": "203.0.113.7",
		"X-Nf-Client-Connection-Ip": "203.0.113.7",
		"User-Agent": "Browser/1",
		Referer: "http://localhost/contact",
	};
	return postEnquiry({ ...goodEnquiry, message }, { headers });
}

test("an enquiry is stored as typed, with time, number and mark, and nothing else", async () => {
	expectPolicySays(
		"When you send the enquiry form, we store what you typed",
		"Each enquiry is stored with the date and time it was sent, a reference number, and a mark",
		"We store no address with an enquiry.",
	);
	await send();
	const [entry] = await store.readAll();
	const own = ["id", "submittedAt", "suspected"];
	expect(Object.keys(entry ?? {}).sort()).toEqual([...Object.keys(goodEnquiry), ...own].sort());
	expect(JSON.stringify(entry)).not.toMatch(/203\.0\.113\.7|Browser\/1|localhost/);
});

test("what recognises repeated words is a code, and gone within two days", async () => {
	expectPolicySays(
		"a code made from your words and one made from your email address are kept for up to two days",
	);
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T00:01:00Z") });
	await send();
	vi.useRealTimers();
	const [key = ""] = await store.listKeys("texts");
	const kept = key + Buffer.from(await store.readBytes("texts", key)).toString();
	expect(kept).not.toMatch(/letters|mei@/i);
	// The daily function's next two runs.
	await forgetOld({}, new Date("2026-11-20T20:00:00Z"));
	expect(await store.listKeys("texts")).toHaveLength(1);
	await forgetOld({}, new Date("2026-11-21T20:00:00Z"));
	expect(await store.listKeys("texts")).toEqual([]);
});

test("the browser's storage holds what the policy lists", () => {
	expectPolicySays(
		"a draft of the enquiry form",
		"the windows you list in the price guide",
		"that a quote button stands for",
	);
	const storing = browserFiles.filter(([, text]) => /(?:local|session)Storage\.setItem/.test(text));
	expect(storing.map(([file]) => file).sort()).toEqual([
		"components/ContactForm/quote.mount.ts",
		"components/ContactForm/storage.ts",
		"components/PriceGuide/windowList.ts",
	]);
	expect(browserFiles.filter(([, text]) => /indexedDB|caches\.open/.test(text))).toEqual([]);
});

test("no cookie is set, and nothing comes from another company", async () => {
	expectPolicySays(
		"It sets no cookies.",
		"no scripts, fonts or images loaded from other companies",
	);
	expect(browserFiles.filter(([, text]) => text.includes("document.cookie"))).toEqual([]);
	const { headers } = await send();
	expect(headers.get("set-cookie")).toBeNull();
	expect(headersFor("/")["Content-Security-Policy"]).not.toMatch(/https?:/);
});
