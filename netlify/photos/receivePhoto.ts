import { createHash } from "node:crypto";
import { imageMeta } from "image-meta";
import { validate } from "uuid";
import { type DeployContext, logFailure, openStore, readEntry } from "../enquiries/blobs.ts";
import { enquirySchema } from "../enquiries/records.ts";
import { readBytes } from "../requests/body.ts";
import { checkContentType, checkMethod, checkOrigin } from "../requests/checks.ts";
import { Refusal } from "../requests/refusal.ts";
import { mostBytes, mostPhotos, photoType } from "./photoLimits.ts";

/** Milliseconds after an enquiry in which photos may be added. */
const addable = 24 * 3_600_000;
/** Where a camera notes place and time: the Exif and XMP parts of a JPEG. */
const notes = ["Exif\0\0", "http://ns.adobe.com/"];

/**
 * Stores a photo that a visitor adds to an enquiry just sent. The enquiry's key, which only the visitor's browser has,
 * says to which; a photo sent twice is stored once.
 * @returns how many the enquiry has
 * @throws Refusal with a sentence for the visitor
 */
export async function receivePhoto(request: Request, context: DeployContext): Promise<number> {
	checkMethod(request, "POST");
	checkOrigin(request);
	checkContentType(request, photoType);
	const key = request.headers.get("idempotency-key")?.toLowerCase() ?? "";
	if (!validate(key)) throw noEnquiry();
	const bytes = await readBytes(request, mostBytes);
	checkPhoto(bytes);
	const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
	const name = `${key}/${digest}-${bytes.length}.jpg`;
	return logFailure({ photo: key }, async () => {
		if (!(await isRecent(key, context))) throw noEnquiry();
		const store = openStore("photos", context);
		const { blobs } = await store.list({ prefix: `${key}/` });
		const others = blobs.map((blob) => blob.key).filter((other) => other !== name);
		const size = others.reduce((sum, other) => sum + sizeOf(other), bytes.length);
		if (others.length >= mostPhotos || size > mostBytes) throw full();
		await store.set(
			name,
			bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer,
		);
		return others.length + 1;
	});
}

function checkPhoto(bytes: Uint8Array): void {
	const wrong = (message: string) => new Refusal(422, message);
	try {
		const { type, width = 0, height = 0 } = imageMeta(bytes);
		if (type !== "jpg" || !width || !height) throw new Error("no JPEG");
	} catch {
		throw wrong("This is not a photo that we can open.");
	}
	const text = Buffer.from(bytes);
	if (notes.some((note) => text.includes(note, 0, "latin1")))
		throw wrong("This photo still says where it was taken. Please send it from our form.");
}

async function isRecent(key: string, context: DeployContext): Promise<boolean> {
	const store = openStore("enquiries", context);
	const { blobs } = await store.list({ prefix: `${key}-` });
	for (const blob of blobs) {
		const enquiry = await readEntry(store, blob.key, enquirySchema);
		if (enquiry && Date.now() - Date.parse(enquiry.submittedAt) < addable) return true;
	}
	return false;
}

/** The bytes of a stored photo, from its name. */
function sizeOf(name: string): number {
	return Number(/-(\d+)\.jpg$/.exec(name)?.[1] ?? 0);
}

function noEnquiry(): Refusal {
	return new Refusal(404, "Photos can be added on the day of an enquiry. Please email them to us.");
}

function full(): Refusal {
	return new Refusal(
		409,
		"Four photos, 4 MB in all, are as many as we can take. Please email more.",
	);
}
