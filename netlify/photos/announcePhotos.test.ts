import { v7 } from "uuid";
import { beforeEach, expect, test, vi } from "vitest";
import { hurryPauses, passTime } from "../../tests/clock.ts";
import { goodEnquiry } from "../../tests/goodEnquiry.ts";
import { openLocalStore } from "../../tests/localStore.ts";
import { openMailServer } from "../../tests/mailServer.ts";
import { drawPhoto, postPhoto } from "../../tests/photo.ts";
import { formHeaders, postEnquiry } from "../../tests/postEnquiry.ts";
import { listKeys, storesOf } from "../enquiries/blobs.ts";
import { identifyByKey, keyOf } from "../enquiries/identity.ts";
import { receiveEnquiry } from "../enquiries/receive.ts";
import announce from "../functions/announce.mts";
import { live } from "../site.ts";
import { announcePhotos } from "./announcePhotos.ts";

await openLocalStore();
const { mails, setManner } = await openMailServer();
const minute = 60_000;
let key: string;

hurryPauses();
beforeEach(async () => {
	vi.stubEnv("ENQUIRY_EMAIL_TO", "owner@business.example");
	vi.stubEnv("URL", "https://www.example.com");
	vi.spyOn(console, "error").mockImplementation(() => undefined);
	key = v7();
	await postEnquiry(goodEnquiry, { headers: formHeaders(key) });
});

/** Adds photos of these shades of red. */
async function add(...reds: number[]) {
	for (const red of reds) await postPhoto(key, await drawPhoto(red).jpeg().toBuffer());
}

async function run(minutes: number) {
	const now = Date.now();
	vi.useFakeTimers({ toFake: ["Date"], now: now + minutes * minute });
	await announcePhotos({});
	vi.setSystemTime(now);
}

test("photos come as one mail in the thread of their enquiry, once the visitor has been quiet for two minutes; those of a marked one do not", async () => {
	await add(1, 90, 180);
	key = v7();
	const headers = { ...formHeaders(key), "Form-Check": "open=1" };
	await postEnquiry({ ...goodEnquiry, name: "Robot" }, { headers });
	await add(1);
	await run(1);
	expect(mails).toHaveLength(1);
	await run(3);
	await run(13);
	const [first, second, ...others] = mails;
	expect(others).toEqual([]);
	expect([second?.inReplyTo, second?.references]).toEqual(Array(2).fill(first?.messageId));
	expect(second?.subject).toBe(`Re: ${first?.subject}`);
	expect(second?.replyTo?.text).toContain("mei@example.com");
	expect(second?.attachments.map((file) => [file.filename, file.contentType])).toEqual(
		[1, 2, 3].map((number) => [`photo-${number}.jpg`, "image/jpeg"]),
	);
	expect(second?.text).toContain("has added 3 photos.\n\nhttps://www.example.com/inbox/");
});

test("one that comes an hour later is sent by itself, the fourth of four too", async () => {
	await add(1, 90, 180);
	await run(3);
	passTime(60 * minute);
	await add(250);
	for (const minutes of [1, 3, 13]) await run(minutes);
	expect(mails.map(({ attachments }) => attachments.length)).toEqual([0, 3, 1]);
	expect(mails[2]?.text).toContain("has added a photo.");
});

test("a mail server that refuses them gets them again later, whole", async () => {
	await add(1, 90);
	setManner("refuses");
	await run(3);
	setManner("takes");
	await run(5);
	expect(mails).toHaveLength(1);
	await run(14);
	expect(mails.at(-1)?.attachments).toHaveLength(2);
});

test("the host's clock, which does not say for which deploy it runs, has the live site's enquiry sent, and its photo", async () => {
	const open = storesOf(live);
	setManner("refuses");
	await receiveEnquiry(goodEnquiry, [], (words) => identifyByKey(words, key), live);
	setManner("takes");
	const [id = ""] = await listKeys(open("enquiries"), key);
	await open("photos").set(`${keyOf(id)}/1-3.jpg`, "red");
	passTime(10 * minute);
	await announce();
	expect(mails.map(({ attachments }) => attachments.length)).toEqual([0, 0, 1]);
});
