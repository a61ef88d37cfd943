import { v7 } from "uuid";
import { expect, test, vi } from "vitest";
import { goodEnquiry } from "../../tests/goodEnquiry.ts";
import { openLocalStore } from "../../tests/localStore.ts";
import { storesOf } from "./blobs.ts";
import { identifyByKey, keyOf } from "./identity.ts";
import { deleteEnquiries, forgetOld } from "./retention.ts";

const store = await openLocalStore();
const open = storesOf({});
const day = 24 * 3_600_000;

/** Stores an enquiry of so many days ago, with a photo and a note that it was announced. @returns its name */
async function storeWithAll(name: string, days = 0, key: string = v7()) {
	const words = { ...goodEnquiry, name };
	const { id } = identifyByKey(words, key);
	const submittedAt = new Date(Date.now() - days * day).toISOString();
	await open("enquiries").setJSON(id, { ...words, id, submittedAt, suspected: [] });
	await open("photos").set(`${keyOf(id)}/0123-4.jpg`, "pic1");
	await open("announcements").set(`${id}/email`, "told");
	return id;
}

async function left(): Promise<string[]> {
	const kinds = ["enquiries", "photos", "announcements"] as const;
	return (await Promise.all(kinds.map(store.listKeys))).flat();
}

test("every morning deletes what is older than a period that the owner has set, and nothing before", async () => {
	const old = await storeWithAll("Old", 3 * 366);
	for (const name of ["email", "webhook"])
		await open("announcements").set(`${old}/${name}.try`, "{}");
	// Noted by a try that went on while its enquiry was deleted.
	await open("announcements").set("deleted/email.try", "{}");
	const [within, young] = [await storeWithAll("Within", 725), await storeWithAll("Week", 7)];
	await forgetOld({});
	// All but the notes that it was announced, which nobody needs a week later; that somebody was not told stays.
	const [record, photo] = [old, `${keyOf(old)}/0123-4.jpg`];
	const kept = [within, `${keyOf(within)}/0123-4.jpg`];
	const whole = [young, `${keyOf(young)}/0123-4.jpg`, `${young}/email`];
	const all = [record, photo, `${old}/webhook.try`, ...kept, ...whole];
	expect((await left()).sort()).toEqual(all.sort());
	const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
	for (const months of ["", "x", "1.5", "0"]) {
		vi.stubEnv("ENQUIRY_KEEP_MONTHS", months);
		await forgetOld({});
		expect(await left()).toHaveLength(all.length);
	}
	vi.stubEnv("ENQUIRY_KEEP_MONTHS", "24");
	for (let times = 0; times < 2; times++) await forgetOld({});
	expect((await left()).sort()).toEqual([...kept, ...whole].sort());
	expect(log).toHaveBeenCalledTimes(1);
});

test("at the end of a long month nothing goes that is not old enough", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-08-31T20:00:00Z") });
	vi.spyOn(console, "log").mockImplementation(() => undefined);
	vi.stubEnv("ENQUIRY_KEEP_MONTHS", "6");
	await storeWithAll("February 27", 185);
	const march = await storeWithAll("March 1", 183);
	await forgetOld({});
	expect(await store.listKeys("enquiries")).toEqual([march]);
});

test("photos that a corrected enquiry shares stay until the last of them goes, of which the list keeps nothing", async () => {
	const key = v7();
	const ids = [await storeWithAll("First", 0, key), await storeWithAll("Second", 0, key)];
	await deleteEnquiries(open, ids.slice(0, 1));
	expect(await store.listKeys("photos")).toHaveLength(1);
	await deleteEnquiries(open, ids.slice(1));
	expect(await store.listKeys("index")).toEqual(["enquiries"]);
	expect(await left()).toEqual([]);
});
