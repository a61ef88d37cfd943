import { createHash } from "node:crypto";
import { validate } from "uuid";
import { listKeys, logFailure, type OpenStore, readEntries, storesOf } from "../enquiries/blobs.ts";
import { mostBytes, mostPhotos, photoType } from "../enquiries/formRules.ts";
import { hour } from "../enquiries/identity.ts";
import { listPhotos } from "../enquiries/list.ts";
import { enquirySchema } from "../enquiries/records.ts";
import {
	checkContentType,
	checkMethod,
	checkOrigin,
	Refusal,
	readBytes,
} from "../requests/requests.ts";
import type { DeployContext } from "../site.ts";
import { cleanJpeg } from "./jpeg.ts";

/** Milliseconds after an enquiry in which photos may be added. */
const addable = 24 * hour;

/**
 * Stores a photo that a visitor adds to an enquiry just sent, or with DELETE and `?photo=` takes one away again. The
 * enquiry's key, which only the visitor's browser has, says to which; a photo sent twice is stored once.
 * @returns how many photos the enquiry has, and the name of the one just sent
 * @throws Refusal with a sentence for the visitor
 */
export async function receivePhoto(request: Request, context: DeployContext) {
	checkMethod(request, "POST", "DELETE");
	checkOrigin(request);
	const open = storesOf(context);
	const key = request.headers.get("idempotency-key")?.toLowerCase() ?? "";
	if (request.method === "DELETE") {
		const photo = new URL(request.url).searchParams.get("photo") ?? "";
		return logFailure({ photo: key }, takeAway(key, photo, open));
	}
	checkContentType(request, photoType);
	const sent = Buffer.from(await readBytes(request, mostBytes));
	return logFailure({ photo: key }, add(key, sent, open));
}

async function add(key: string, sent: Buffer<ArrayBuffer>, open: OpenStore) {
	await checkRecent(key, open);
	const bytes = cleanJpeg(sent);
	if (!bytes) throw new Refusal(422, "This is not a photo that we can open.");
	const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
	const name = `${key}/${digest}-${bytes.length}.jpg`;
	const others = (await listPhotos(open, key)).filter((other) => other !== name);
	// Their names hold their sizes.
	const sizes = others.map((other) => Number(/-(\d+)\.jpg$/.exec(other)?.[1] ?? 0));
	const size = sizes.reduce((sum, next) => sum + next, bytes.length);
	if (others.length >= mostPhotos || size > mostBytes) {
		const message = "Four photos, 4 MB in all, are as many as we can take. Please email more.";
		throw new Refusal(409, message);
	}
	const metadata = { addedAt: new Date().toISOString() };
	await open("photos").set(name, new Blob([bytes]), { metadata });
	return { count: others.length + 1, photo: name.slice(key.length + 1) };
}

async function takeAway(key: string, photo: string, open: OpenStore) {
	await checkRecent(key, open);
	const name = `${key}/${photo}`;
	const names = await listPhotos(open, key);
	if (names.includes(name)) await open("photos").delete(name);
	return { count: names.filter((other) => other !== name).length };
}

/** @throws Refusal when no enquiry with a key is one to which photos may be added now */
async function checkRecent(key: string, open: OpenStore): Promise<void> {
	const store = open("enquiries");
	const ids = validate(key) ? await listKeys(store, `${key}-`) : [];
	for await (const [, enquiry] of readEntries(store, ids, enquirySchema))
		if (enquiry && Date.now() - Date.parse(enquiry.submittedAt) < addable) return;
	throw new Refusal(404, "Photos can be added on the day of an enquiry. Please email them to us.");
}
