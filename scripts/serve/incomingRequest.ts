import type { IncomingMessage } from "node:http";

/** The address of a request, or undefined when it is not an address of this site. */
export function readTarget(target = ""): URL | undefined {
	return target.startsWith("/") ? (URL.parse(`http://site${target}`) ?? undefined) : undefined;
}

/** Turns a request into one for another page, unconditional and without a body. */
export function askForPage(request: IncomingMessage, page: string) {
	request.url = page;
	if (request.method !== "HEAD") request.method = "GET";
	for (const name of ["if-none-match", "if-modified-since", "content-length", "expect"])
		delete request.headers[name];
}

/** Removes what the runtime would stumble over. */
export function makeReadable(request: IncomingMessage, pathname: string) {
	const { host } = request.headers;
	const address = host ? URL.parse(`http://${host}`) : null;
	if (!address || address.username) request.headers.host = `localhost:${request.socket.localPort}`;
	if (!isFunction(pathname)) delete request.headers["content-type"];
	delete request.headers.upgrade;
	request.headers.connection = "close";
}

/** True when a body follows, of known length or in chunks. */
export function hasBody({ headers }: IncomingMessage): boolean {
	return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
}

/** True for addresses that a function answers, not a file. */
export function isFunction(pathname: string): boolean {
	return /^\/(api|\.netlify)\//.test(pathname);
}

/** The body was larger than the limit; the rest of it was not read. */
export class BodyTooLarge extends Error {
	override name = "BodyTooLarge";
}

/**
 * Reads a whole request body, so that the runtime never receives half of one.
 * @param limit largest size in bytes
 * @throws BodyTooLarge, or the stream's own error when the visitor disconnects
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
	if (Number(request.headers["content-length"]) > limit) throw new BodyTooLarge();
	const chunks: Buffer[] = [];
	let size = 0;
	// The connection stays open, so that the response still gets through.
	for await (const chunk of request.iterator({ destroyOnReturn: false })) {
		size += chunk.length;
		if (size > limit) throw new BodyTooLarge();
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
