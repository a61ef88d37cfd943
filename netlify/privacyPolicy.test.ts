import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { goodEnquiry } from "../tests/goodEnquiry.ts";
import { callInbox } from "../tests/inbox.ts";
import { openLocalStore } from "../tests/localStore.ts";
import { postEnquiry } from "../tests/postEnquiry.ts";
import type { Submission } from "./enquiries/records.ts";
import { headersFor } from "./hosting.ts";

// Each test proves a sentence of the privacy policy. Those about what is stored, who can read it, receipts, the newsletter,
// photos and the period for which enquiries are kept are in contact.test.ts, session.test.ts, channels/email.test.ts,
// subscribe.test.ts, receivePhoto.test.ts and retention.test.ts.
const policy = readFileSync("content/pages/privacy-policy.mdx", "utf8");
await openLocalStore();

/** Code that runs in the browser. */
const browserFiles = globSync("{components,pages}/**/*.{ts,tsx}")
	.filter((file) => !/\.test\.tsx?$/.test(file))
	.map((file) => [file, readFileSync(file, "utf8")] as const);
// What follows looks for what none of them has.
expect(browserFiles.length).toBeGreaterThan(150);

function expectPolicySays(...sentences: string[]) {
	for (const sentence of sentences) expect(policy).toContain(sentence);
}

test("the policy lists every field of an enquiry", () => {
	const fields: Record<keyof Submission, string> = {
		name: "your name",
		phone: "phone number",
		email: "email address",
		streetAddress: "your street address",
		city: "your city or suburb",
		state: "state",
		postcode: "postcode if you gave them",
		interests: "the products you ticked",
		message: "your message",
	};
	expectPolicySays(...Object.values(fields));
});

test("the policy says what the tests of the functions prove", () => {
	expectPolicySays(
		"When you send the enquiry form, we store what you typed",
		"We store no internet address with an enquiry.",
		"opens only with a link sent to our own mailbox",
		"leaves a code made from its reference number, or for the newsletter from your email address",
	);
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
	const { headers } = await postEnquiry(goodEnquiry);
	expect(headers.get("set-cookie")).toBeNull();
	expect((await callInbox("/inbox")).headers.get("set-cookie")).toBeNull();
	expect(headersFor("/")["Content-Security-Policy"]).not.toMatch(/https?:/);
});
