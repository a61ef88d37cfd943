import { createHash } from "node:crypto";
import { imageMeta } from "image-meta";
import { validate } from "uuid";
import { type DeployContext, logFailure, openStore, readEntry } from "../enquiries/blobs.ts";
import { mostBytes, mostPhotos, photoType } from "../enquiries/formRules.ts";
import { enquirySchema } from "../enquiries/records.ts";
import { Refusal } from "../requests/answer.ts";
import { checkContentType, checkMethod, checkOrigin, readBytes } from "../requests/checks.ts";

/** Milliseconds after an enquiry in which photos may be added. */
const addable = 24 * 3_600_000;
/** How the parts of a JPEG begin in which a camera notes place and time: Exif and XMP. */
const notes = ["Exif\0\0", "http://ns.adobe.com/"];
/** Markers of a JPEG's parts with words (ITU-T T.81, B.1.1.3): APP1, APP13 and comments; and of the picture itself. */
const wordy = [0xe1, 0xed, 0xfe];
const startOfScan = 0xda;

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
	const bytes = readPhoto(Buffer.from(await readBytes(request, mostBytes)));
	const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
	const name = `${key}/${digest}-${bytes.length}.jpg`;
	return logFailure({ photo: key }, async () => {
		if (!(await isRecent(key, context))) throw noEnquiry();
		const store = openStore("photos", context);
		const { blobs } = await store.list({ prefix: `${key}/` });
		const others = blobs.map((blob) => blob.key).filter((other) => other !== name);
		const size = others.reduce((sum, other) => sum + sizeOf(other), bytes.length);
		if (others.length >= mostPhotos || size > mostBytes) throw full();
		await store.set(name, new Blob([bytes]));
		return others.length + 1;
	});
}

/**
 * A JPEG without what is noted beside the picture.
 * @throws Refusal when it is none, or still has notes elsewhere
 */
function readPhoto(sent: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
	try {
		const { type, width = 0, height = 0 } = imageMeta(sent);
		if (type !== "jpg" || !width || !height) throw new Error("no JPEG");
		const photo = dropNotes(sent);
		if (!notes.some((note) => photo.includes(note, 0, "latin1"))) return photo;
	} catch {
		throw new Refusal(422, "This is not a photo that we can open.");
	}
	throw new Refusal(422, "This photo still says where it was taken. Please email it to us.");
}

/**
 * Leaves out the parts with words. A picture drawn by Safari always has an Exif part, which says nothing of a place.
 * @throws RangeError when a part has no length
 */
function dropNotes(photo: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
	const kept = [photo.subarray(0, 2)];
	let at = 2;
	while (photo[at] === 0xff && photo[at + 1] !== startOfScan) {
		const next = at + 2 + photo.readUInt16BE(at + 2);
		if (!wordy.includes(photo[at + 1] ?? 0)) kept.push(photo.subarray(at, next));
		at = next;
	}
	return Buffer.concat([...kept, photo.subarray(at)]);
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
