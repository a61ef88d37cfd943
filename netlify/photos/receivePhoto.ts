import { createHash } from "node:crypto";
import { validate } from "uuid";
import { type DeployContext, logFailure, openStore, readEntries } from "../enquiries/blobs.ts";
import { mostBytes, mostPhotos, photoType } from "../enquiries/formRules.ts";
import { noteChange, type OpenStore } from "../enquiries/list.ts";
import type { ReceiveContext } from "../enquiries/receive.ts";
import { enquirySchema } from "../enquiries/records.ts";
import { Refusal } from "../requests/answer.ts";
import { checkContentType, checkMethod, checkOrigin, readBytes } from "../requests/checks.ts";
import { cleanJpeg, hasSignature } from "./jpeg.ts";
import { listPhotos, sizeOf } from "./photoNames.ts";

/** Milliseconds after an enquiry in which photos may be added. */
const addable = 24 * 3_600_000;

/** How many photos an enquiry has, and the name of the one just sent. */
interface Stored {
	count: number;
	photo?: string;
}

/**
 * Stores a photo that a visitor adds to an enquiry just sent, or with DELETE and `?photo=` takes one away again. The
 * enquiry's key, which only the visitor's browser has, says to which; a photo sent twice is stored once.
 * @throws Refusal with a sentence for the visitor
 */
export async function receivePhoto(request: Request, context: ReceiveContext): Promise<Stored> {
	checkMethod(request, "POST", "DELETE");
	checkOrigin(request);
	const key = request.headers.get("idempotency-key")?.toLowerCase() ?? "";
	if (request.method === "DELETE") {
		if (!validate(key)) throw noEnquiry();
		const photo = new URL(request.url).searchParams.get("photo") ?? "";
		return logFailure({ photo: key }, () => takeAway(key, photo, context));
	}
	checkContentType(request, photoType);
	if (!validate(key)) throw noEnquiry();
	const sent = Buffer.from(await readBytes(request, mostBytes));
	if (!hasSignature(sent)) throw noPhoto();
	return logFailure({ photo: key }, () => add(key, sent, context));
}

async function add(
	key: string,
	sent: Buffer<ArrayBuffer>,
	context: ReceiveContext,
): Promise<Stored> {
	const open: OpenStore = (kind) => openStore(kind, context);
	const ids = await findRecent(key, open);
	if (!ids.length) throw noEnquiry();
	const bytes = cleanJpeg(sent);
	if (!bytes) throw noPhoto();
	const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
	const name = `${key}/${digest}-${bytes.length}.jpg`;
	const others = (await listPhotos(open, key)).filter((other) => other !== name);
	const size = others.reduce((sum, other) => sum + sizeOf(other), bytes.length);
	if (others.length >= mostPhotos || size > mostBytes) throw full();
	await open("photos").set(name, new Blob([bytes]));
	const count = others.length + 1;
	await noteCount(ids, count, open);
	if (count === mostPhotos) context.waitUntil?.(announceAll(ids, context));
	return { count, photo: name.slice(key.length + 1) };
}

/** No other can follow the last. */
async function announceAll(ids: readonly string[], context: DeployContext): Promise<void> {
	const { announcePhotos } = await import("./announcePhotos.ts");
	for (const finished of ids) await announcePhotos(context, { finished });
}

async function takeAway(key: string, photo: string, context: DeployContext): Promise<Stored> {
	const open: OpenStore = (kind) => openStore(kind, context);
	const ids = await findRecent(key, open);
	if (!ids.length) throw noEnquiry();
	const names = await listPhotos(open, key);
	const own = `${key}/${photo}`;
	if (names.includes(own)) await open("photos").delete(own);
	const count = names.filter((name) => name !== own).length;
	await noteCount(ids, count, open);
	return { count };
}

/** The enquiries with a key to which photos may be added now: a corrected one has the key of the first. */
async function findRecent(key: string, open: OpenStore): Promise<string[]> {
	const { blobs } = await open("enquiries").list({ prefix: `${key}-` });
	const ids = blobs.map((blob) => blob.key);
	const recent: string[] = [];
	for await (const [id, enquiry] of readEntries(open("enquiries"), ids, enquirySchema))
		if (enquiry && Date.now() - Date.parse(enquiry.submittedAt) < addable) recent.push(id);
	return recent;
}

async function noteCount(ids: readonly string[], photos: number, open: OpenStore): Promise<void> {
	const photosAt = new Date().toISOString();
	for (const id of ids) await noteChange(open, { id, now: { photos, photosAt } });
}

function noEnquiry(): Refusal {
	return new Refusal(404, "Photos can be added on the day of an enquiry. Please email them to us.");
}

function noPhoto(): Refusal {
	return new Refusal(422, "This is not a photo that we can open.");
}

function full(): Refusal {
	return new Refusal(
		409,
		"Four photos, 4 MB in all, are as many as we can take. Please email more.",
	);
}
