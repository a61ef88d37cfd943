import { expect, test, vi } from "vitest";
import { hurryPauses, passTime } from "../../tests/clock.ts";
import { openLocalStore } from "../../tests/localStore.ts";
import { storesOf } from "./blobs.ts";
import { claimMail, forgetClaims, mostAnHour } from "./strangers.ts";

const store = await openLocalStore();
const hour = 3_600_000;

hurryPauses();

/** Why a newsletter reader may not be written to; undefined when that is granted. */
const claim = async (email: string) => (await claimMail("question", email, {})).refused;

test.each([
	[["m.e.i@gmail.com", "MEI@gmail.com", "mei+a@googlemail.com", "m.ei+b@GMAIL.com"]],
	[["mei@müller.example", "mei+news@xn--mller-kva.example", "MEI+x+y@MÜLLER.example"]],
])("one mailbox is written to once a day beside receipts, however written: %j", async (written) => {
	const [first = "", ...others] = written;
	await claimMail("receipt", first, {});
	expect(await claim(first)).toBeUndefined();
	for (const email of others) expect(await claim(email)).toBe("had one");
	passTime(23 * hour);
	expect(await claim(first)).toBe("had one");
	passTime(2 * hour);
	expect(await claim(first)).toBeUndefined();
});

test("mailboxes that differ are two", async () => {
	const boxes = ["m.ei@example.com", "mei@example.com", "+a@example.com", "+b@example.com"];
	for (const email of [...boxes, "mei@gmail.com", "lu@gmail.com"])
		expect(await claim(email)).toBeUndefined();
});

test("of two at one moment who would be the twentieth of an hour one is written to", async () => {
	vi.mocked(setTimeout).mockRestore();
	for (let index = 1; index < mostAnHour; index++)
		await store.write(`sent/question/${Date.now()}-x${index}-${"0".repeat(64)}`, "", "mailed");
	const claims = await Promise.all(["v@example.com", "w@example.com"].map(claim));
	expect(claims.toSorted()).toEqual(["too many", undefined]);
});

test("a claim is forgotten a day later, and not before", async () => {
	await claim("mei@example.com");
	passTime(23 * hour);
	await forgetClaims(storesOf({}));
	expect(await store.listKeys("mailed")).toHaveLength(1);
	passTime(2 * hour);
	await forgetClaims(storesOf({}));
	expect(await store.listKeys("mailed")).toEqual([]);
});
