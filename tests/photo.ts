import sharp from "sharp";
import photos from "../netlify/functions/photos.mts";

/** A small photo of a shade of red. */
export function drawPhoto(red: number, width = 40) {
	return sharp({ create: { width, height: 30, channels: 3, background: { r: red, g: 0, b: 0 } } });
}

interface Options {
	headers?: Record<string, string>;
	method?: string;
}

/** Sends a photo as the form's script does. */
export async function postPhoto(
	key: string,
	photo: Uint8Array,
	{ headers = {}, method = "POST" }: Options = {},
) {
	const request = new Request("http://localhost/api/photos", {
		method,
		headers: { "content-type": "image/jpeg", "idempotency-key": key, ...headers },
		...(method === "POST" && { body: new Uint8Array(photo) }),
	});
	const response = await photos(request, { deploy: {} } as never);
	return { status: response.status, answer: await response.json() };
}
