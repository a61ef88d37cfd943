import { securityHeaders } from "../hosting.ts";
import { readSiteDetails, report } from "../site.ts";

/** Headers of every answer from a function: the host adds none of its own, and no cache may keep it. */
export const answerHeaders = { ...securityHeaders, "Cache-Control": "no-store" };

export type FieldErrors = Record<string, string>;

/** Any answer to a request other than success; the message is for the visitor. */
export class Refusal extends Error {
	readonly status: number;
	readonly headers: Record<string, string>;
	readonly errors?: FieldErrors;

	constructor(status: number, message: string, { headers = {}, errors }: Partial<Refusal> = {}) {
		super(message);
		this.status = status;
		this.headers = headers;
		this.errors = errors;
	}
}

/**
 * Runs a handler's work and answers in JSON: 201 with what it returns, or the refusal it throws.
 * @param rename gives the fields with errors the names that the sender has for them
 */
export async function answerJson(
	work: () => Promise<object>,
	rename = (errors: FieldErrors) => errors,
): Promise<Response> {
	try {
		return Response.json(await work(), { status: 201, headers: answerHeaders });
	} catch (error) {
		const { status, message, errors, headers } = await toRefusal(error);
		const body = { message, ...(errors && { errors: rename(errors) }) };
		return Response.json(body, { status, headers: { ...answerHeaders, ...headers } });
	}
}

/**
 * Turns any error into an answer for the visitor. The cause goes to the log, never into the answer.
 * @param fields what else the log says, without personal data
 */
export async function toRefusal(
	error: unknown,
	event = "request failed",
	fields?: object,
): Promise<Refusal> {
	if (error instanceof Refusal) return error;
	report(event, error, fields);
	const { phone } = await readSiteDetails().catch(() => ({ phone: "our number" }));
	const message = `We could not save your message just now. Nothing is lost on your side: try again in a minute, or please call us on ${phone}.`;
	return new Refusal(503, message, { headers: { "Retry-After": "30" } });
}

/**
 * Reads JSON posted by one of our pages. The body is read last, so nobody waits for one that is refused anyway.
 * @throws Refusal of the first check that fails
 */
export async function readJsonPost(request: Request): Promise<unknown> {
	checkMethod(request, "POST");
	checkOrigin(request);
	checkContentType(request, "application/json");
	const text = await readBody(request);
	try {
		return JSON.parse(text);
	} catch {
		throw new Refusal(400, "The request is not valid JSON.");
	}
}

/** Refuses every method but those listed, and says which are allowed. */
export function checkMethod(request: Request, ...allowed: string[]): void {
	if (allowed.includes(request.method)) return;
	const list = allowed.join(", ");
	throw new Refusal(405, `This address takes ${list} only.`, { headers: { Allow: list } });
}

/**
 * Refuses requests that another site makes a visitor's browser send. Programs other than browsers send neither
 * header and pass: they have nothing of a visitor's to misuse.
 */
export function checkOrigin({ headers, url }: Request): void {
	const [site, origin] = [headers.get("sec-fetch-site"), headers.get("origin")];
	const isOurs = site
		? site === "same-origin" || site === "none"
		: !origin || URL.parse(origin)?.host === new URL(url).host;
	if (!isOurs) throw new Refusal(403, "Please send the form from our own site.");
}

/** Refuses bodies of any other type; one that is not UTF-8 is refused when it is read. */
export function checkContentType(request: Request, wanted: string): void {
	const [type = ""] = (request.headers.get("content-type") ?? "").split(";");
	if (type.trim().toLowerCase() === wanted) return;
	throw new Refusal(415, `Please send ${wanted} in UTF-8.`, { headers: { Accept: wanted } });
}

/** Largest request in bytes: 32 KB. */
const largestBody = 32 * 1024;
/** A plain form encodes a letter outside ASCII as up to nine bytes: a note of 5,000, sent as it was and as it is, 90 KB. */
const largestForm = 96 * 1024;

/** Reads a body, which the host has collected before it calls a function. @throws Refusal 413 when it is too large */
export async function readBytes(request: Request, largest: number): Promise<ArrayBuffer> {
	const bytes = await request.arrayBuffer();
	if (bytes.byteLength <= largest) return bytes;
	const sentence = `This is more than we can take at once (${largest / 1024} KB). Please send less.`;
	throw new Refusal(413, sentence);
}

/** Reads a body as text. @throws Refusal as `readBytes` does, and 400 when it is not UTF-8 */
async function readBody(request: Request, largest = largestBody): Promise<string> {
	const bytes = await readBytes(request, largest);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		throw new Refusal(400, "The request could not be read as UTF-8 text.");
	}
}

/** Reads a plain form posted by one of our pages. @throws Refusal of the first check that fails */
export async function readForm(request: Request): Promise<URLSearchParams> {
	checkOrigin(request);
	checkContentType(request, "application/x-www-form-urlencoded");
	return new URLSearchParams(await readBody(request, largestForm));
}
