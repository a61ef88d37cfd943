import sharp from "sharp";
import photos from "../netlify/functions/photos.mts";

/** A small photo of a shade of red. */
export function drawPhoto(red: number, width = 40) {
	return sharp({ create: { width, height: 30, channels: 3, background: { r: red, g: 0, b: 0 } } });
}

interface Options {
	headers?: Record<string, string>;
	method?: string;
	/** Whether the host can wait for work after the answer. */
	canWait?: boolean;
}

/** Sends a photo as the form's script does, and waits for what the function does after its answer. */
export async function postPhoto(
	key: string,
	photo: Uint8Array,
	{ headers = {}, method = "POST", canWait = true }: Options = {},
) {
	const later: Promise<unknown>[] = [];
	const waitUntil = (work: Promise<unknown>) => void later.push(work);
	const context = { deploy: {}, ...(canWait && { waitUntil }) };
	const request = new Request("http://localhost/api/photos", {
		method,
		headers: { "content-type": "image/jpeg", "idempotency-key": key, ...headers },
		...(method === "POST" && { body: new Uint8Array(photo) }),
	});
	const response = await photos(request, context as never);
	await Promise.all(later);
	return { status: response.status, answer: await response.json() };
}
