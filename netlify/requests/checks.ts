import { Refusal } from "./answer.ts";

/**
 * Reads JSON posted by one of our pages. The body is read last, so nobody waits for one that is refused anyway.
 * @throws Refusal of the first check that fails
 */
export async function readJsonPost(request: Request): Promise<unknown> {
	checkMethod(request, "POST");
	checkOrigin(request);
	checkContentType(request, "application/json");
	return readJson(request);
}

const list = new Intl.ListFormat("en-AU");

/** Refuses every method but those listed, and says which are allowed. */
export function checkMethod(request: Request, ...allowed: string[]): void {
	if (allowed.includes(request.method)) return;
	const message = `This address takes ${list.format(allowed)} only.`;
	throw new Refusal(405, message, { headers: { Allow: allowed.join(", ") } });
}

/**
 * Refuses requests that another site makes a visitor's browser send. Programs other than browsers send neither
 * header and pass: they have nothing of a visitor's to misuse.
 */
export function checkOrigin(request: Request): void {
	const site = request.headers.get("sec-fetch-site");
	const origin = request.headers.get("origin");
	const ours = site
		? site === "same-origin" || site === "none"
		: !origin || hostOf(origin) === hostOf(request.url);
	if (!ours) throw new Refusal(403, "Please send the form from our own site.");
}

function hostOf(url: string): string | undefined {
	return URL.canParse(url) ? new URL(url).host : undefined;
}

/** Refuses bodies of any other type, and any encoding except UTF-8. */
export function checkContentType(request: Request, wanted: string): void {
	const [type = "", ...parameters] = (request.headers.get("content-type") ?? "")
		.toLowerCase()
		.split(";")
		.map((part) => part.trim());
	const charset = parameters.find((part) => part.startsWith("charset="))?.slice("charset=".length);
	const utf8 = !charset || /^"?utf-?8"?$/.test(charset);
	if (type === wanted && utf8) return;
	throw new Refusal(415, `Please send ${wanted} in UTF-8.`, { headers: { Accept: wanted } });
}

/** Largest request in bytes: 32 KB. */
export const largestBody = 32 * 1024;
/** A plain form encodes a letter outside ASCII as up to nine bytes: 5,000 of them come to 45 KB. */
const largestForm = 64 * 1024;
/** Milliseconds a sender may take. */
const patience = 10_000;

/**
 * Reads a body. The bytes are counted as they arrive, whatever the header says.
 * @throws Refusal 400 when it breaks off, 408 when it takes too long, 413 when it is too large
 */
export async function readBytes(request: Request, largest: number): Promise<Uint8Array> {
	if (Number(request.headers.get("content-length")) > largest) throw tooLarge(largest);
	const slow = "The request took too long to arrive. Please try again.";
	const late = new AbortController();
	const timer = setTimeout(() => late.abort(new Refusal(408, slow)), patience);
	const pieces: Uint8Array[] = [];
	let size = 0;
	const collect = new WritableStream<Uint8Array>({
		write(piece) {
			size += piece.byteLength;
			if (size > largest) throw tooLarge(largest);
			pieces.push(piece);
		},
	});
	try {
		await request.body?.pipeTo(collect, { signal: late.signal });
		return Buffer.concat(pieces);
	} catch (error) {
		throw error instanceof Refusal ? error : new Refusal(400, "The request broke off.");
	} finally {
		clearTimeout(timer);
	}
}

/** Reads a body as text. @throws Refusal as `readBytes` does, and 400 when it is not UTF-8 */
export async function readBody(request: Request, largest = largestBody): Promise<string> {
	const bytes = await readBytes(request, largest);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		throw new Refusal(400, "The request could not be read as UTF-8 text.");
	}
}

function tooLarge(largest: number): Refusal {
	const size = `${largest / 1024} KB`;
	return new Refusal(413, `This is more than we can take at once (${size}). Please send less.`);
}

/** Reads JSON. @throws Refusal 400 when it is not JSON */
export async function readJson(request: Request): Promise<unknown> {
	const text = await readBody(request);
	try {
		return JSON.parse(text);
	} catch {
		throw new Refusal(400, "The request is not valid JSON.");
	}
}

/** Reads the fields of a plain form post. */
export async function readForm(request: Request): Promise<URLSearchParams> {
	return new URLSearchParams(await readBody(request, largestForm));
}
