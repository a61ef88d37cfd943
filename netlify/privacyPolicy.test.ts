import { globSync, readFileSync } from "node:fs";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { goodEnquiry } from "../tests/goodEnquiry.ts";
import { callInbox } from "../tests/inbox.ts";
import { openLocalStore } from "../tests/localStore.ts";
import { formHeaders, postEnquiry } from "../tests/postEnquiry.ts";
import { headersFor } from "./hosting.ts";

// Each test proves a sentence of the privacy policy. Those about receipts, the newsletter, photos and the period for
// which enquiries are kept are in channels/email.test.ts, subscribe.test.ts, receivePhoto.test.ts and enquiries.test.ts.
const policy = readFileSync("content/pages/privacy-policy.mdx", "utf8");
const store = await openLocalStore();

/** Code that runs in the browser. */
const browserFiles = globSync("{components,pages}/**/*.{ts,tsx}")
	.filter((file) => !/\.test\.tsx?$/.test(file))
	.map((file) => [file, readFileSync(file, "utf8")] as const);
// What follows looks for what none of them has.
expect(browserFiles.length).toBeGreaterThan(150);

function expectPolicySays(...sentences: string[]) {
	for (const sentence of sentences) expect(policy).toContain(sentence);
}

/** Sends an enquiry as a browser does, from an address and with a name of its own. */
function send() {
	const headers = {
		...formHeaders(v7()),
		"X-Forwarded-For": "203.0.113.7",
		"X-Nf-Client-Connection-Ip": "203.0.113.7",
		"User-Agent": "Browser/1",
		Referer: "http://localhost/contact",
	};
	return postEnquiry(goodEnquiry, { headers });
}

test("an enquiry is stored as typed, with time, number and mark, and nothing else", async () => {
	expectPolicySays(
		"When you send the enquiry form, we store what you typed",
		"Each enquiry is stored with the date and time it was sent, a reference number, and a mark",
		"We store no address with an enquiry.",
	);
	await send();
	const [entry] = await store.readAll();
	const added = ["id", "submittedAt", "suspected"];
	expect(Object.keys(entry ?? {}).sort()).toEqual([...Object.keys(goodEnquiry), ...added].sort());
	expect(JSON.stringify(entry)).not.toMatch(/203\.0\.113\.7|Browser\/1|localhost/);
});

test("the browser's storage holds what the policy lists", () => {
	expectPolicySays("a draft of the enquiry form", "your list of windows", "page for writers");
	const storing = browserFiles.filter(([, text]) => /Storage\.setItem|\bstore\(/.test(text));
	expect(storing.map(([file]) => file).sort()).toEqual([
		"components/ContactForm/draft.ts",
		"components/Form/browserStorage.ts",
		"components/Windows/keptText.ts",
		"components/WritePost/useStoredFields.ts",
		// Forgets the draft.
		"pages/thank-you/+client.ts",
	]);
	expect(browserFiles.filter(([, text]) => /indexedDB|caches\.open/.test(text))).toEqual([]);
});

test("no visitor gets a cookie, and nothing comes from another company", async () => {
	expectPolicySays(
		"It sets no cookies in your browser: the one that it has is for our own people, who sign in",
		"no scripts, fonts or images loaded from other companies",
	);
	expect(browserFiles.filter(([, text]) => text.includes("document.cookie"))).toEqual([]);
	const { headers } = await send();
	expect(headers.get("set-cookie")).toBeNull();
	expect((await callInbox("/inbox")).headers.get("set-cookie")).toBeNull();
	expect(headersFor("/")["Content-Security-Policy"]).not.toMatch(/https?:/);
});

test("what was sent opens only with a link that went to the owner's mailbox", async () => {
	expectPolicySays("opens only with a link sent to our own mailbox");
	await send();
	const [{ id } = {}] = await store.readAll();
	for (const path of ["/inbox", `/inbox/${id}`, "/inbox/enquiries.csv", "/inbox/readers"])
		expect(await (await callInbox(path)).text()).not.toContain(goodEnquiry.name);
});
