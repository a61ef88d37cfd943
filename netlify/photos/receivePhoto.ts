import { createHash } from "node:crypto";
import { validate } from "uuid";
import { type DeployContext, logFailure, openStore, readEntry } from "../enquiries/blobs.ts";
import { mostBytes, mostPhotos, photoType } from "../enquiries/formRules.ts";
import { enquirySchema } from "../enquiries/records.ts";
import { Refusal } from "../requests/answer.ts";
import { checkContentType, checkMethod, checkOrigin, readBytes } from "../requests/checks.ts";
import { cleanJpeg, hasSignature } from "./jpeg.ts";

/** Milliseconds after an enquiry in which photos may be added. */
const addable = 24 * 3_600_000;

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
	const sent = Buffer.from(await readBytes(request, mostBytes));
	if (!hasSignature(sent)) throw noPhoto();
	return logFailure({ photo: key }, async () => {
		if (!(await isRecent(key, context))) throw noEnquiry();
		const bytes = cleanJpeg(sent);
		if (!bytes) throw noPhoto();
		const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
		const name = `${key}/${digest}-${bytes.length}.jpg`;
		const store = openStore("photos", context);
		const { blobs } = await store.list({ prefix: `${key}/` });
		const others = blobs.map((blob) => blob.key).filter((other) => other !== name);
		const size = others.reduce((sum, other) => sum + sizeOf(other), bytes.length);
		if (others.length >= mostPhotos || size > mostBytes) throw full();
		await store.set(name, new Blob([bytes]));
		return others.length + 1;
	});
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

function noPhoto(): Refusal {
	return new Refusal(422, "This is not a photo that we can open.");
}

function full(): Refusal {
	return new Refusal(
		409,
		"Four photos, 4 MB in all, are as many as we can take. Please email more.",
	);
}
