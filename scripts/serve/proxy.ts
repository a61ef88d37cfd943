import {
	createServer,
	type IncomingHttpHeaders,
	type IncomingMessage,
	type RequestOptions,
	type Server,
	type ServerResponse,
	request as send,
} from "node:http";
import { PassThrough, pipeline } from "node:stream";
import { buffer } from "node:stream/consumers";
import { constants, createBrotliCompress } from "node:zlib";
import {
	type Answer,
	answerAddress,
	answerMissing,
	headersFor,
	notFoundPath,
	redirectHeaders,
	revalidate,
} from "../../netlify/hosting.ts";

interface ProxyOptions {
	/** Port of what has the pages. */
	pages: number;
	/** Port of what has the functions, once it is up: a request waits for it. */
	functions: Promise<number | undefined>;
	/** In development nothing is compressed or cached, and no header is added. */
	isDev?: boolean;
}

/** Headers of one connection, not of the message (RFC 9110, 7.6.1); what is compressed is so by this server. */
const dropped = ["connection", "keep-alive", "transfer-encoding", "accept-encoding"];

/**
 * The public server of `npm start` and `npm run dev`. It does what Netlify's network does: canonical
 * addresses, a page for malformed ones, headers, compression. The functions' local runtime exits on requests that it
 * cannot read, so only complete ones reach it.
 */
export function createProxy(options: ProxyOptions): Server {
	return createServer((request, response) => {
		void handle(options, request, response).catch(() => request.destroy());
	});
}

async function handle(options: ProxyOptions, request: IncomingMessage, response: ServerResponse) {
	const url = new URL(`http://site${request.url}`);
	const { pathname, search } = url;
	const isRead = ["GET", "HEAD"].includes(request.method ?? "");
	const found = answerAddress(pathname, search) ?? (await findPage(options, request, url));
	if ("redirect" in found) {
		response.writeHead(isRead ? found.status : 308, redirectHeaders(found.redirect)).end();
		return;
	}
	const isMissing = "page" in found;
	const method = isRead ? request.method : "GET";
	const received = isMissing ? await ask(options.pages, { method, path: found.page }) : found;
	const status = (isMissing ? found.status : found.statusCode) ?? 502;
	const headers = passOn(received.headers);
	if (!options.isDev) addHeaders(headers, pathname, status);
	const isSmaller = !options.isDev && takesBrotli(request, headers);
	const through = isSmaller ? compress(headers) : new PassThrough();
	response.writeHead(status, headers);
	pipeline(received, through, response, () => {});
}

/** What a server answers, or what the host answers where there is no page. */
async function findPage(
	{ pages, functions }: ProxyOptions,
	request: IncomingMessage,
	{ pathname, search }: URL,
): Promise<IncomingMessage | NonNullable<Answer>> {
	const { method, headers } = request;
	const sent = { method, path: pathname + search, headers: passOn(headers) };
	const body = await buffer(request);
	if (isFunction(pathname)) return ask(await functions, sent, body);
	const received = await ask(pages, sent, body);
	if (received.statusCode !== 404) return received;
	received.destroy();
	return answerMissing(pathname, search) ?? { page: notFoundPath, status: 404 };
}

/** Asks one of the servers on this machine. @throws when it does not answer */
function ask(port: number | undefined, sent: RequestOptions, body?: Buffer) {
	return new Promise<IncomingMessage>((resolve, reject) => {
		const asked = send({ port, agent: false, ...sent });
		asked.on("response", resolve).on("error", reject).end(body);
	});
}

/** Adds the headers that the response has on Netlify; those that a function sets stay. */
function addHeaders(headers: IncomingHttpHeaders, pathname: string, status: number): void {
	if (!isFunction(pathname)) headers["cache-control"] = revalidate;
	for (const [name, value] of Object.entries(headersFor(pathname))) {
		const key = name.toLowerCase();
		if (key === "cache-control" ? status < 400 : !headers[key]) headers[key] = value;
	}
}

/** Whether a response is text with a body, for a browser that reads Brotli, as all do. */
function takesBrotli({ method, headers }: IncomingMessage, answer: IncomingHttpHeaders): boolean {
	const isText = /^text|json|javascript|xml|manifest/.test(answer["content-type"] ?? "");
	const isPlain = isText && !answer["content-encoding"] && method !== "HEAD";
	return isPlain && /\bbr\b/.test(String(headers["accept-encoding"]));
}

/** Compresses a body, and says so in its headers. */
function compress(headers: IncomingHttpHeaders) {
	delete headers["content-length"];
	headers["content-encoding"] = "br";
	headers.vary = "Accept-Encoding";
	return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/** True for addresses that a function answers, not a file. */
function isFunction(pathname: string): boolean {
	return /^\/((api|\.netlify)\/|inbox(\/|$))/.test(pathname);
}

/** The headers of a message without those of the connection that it came by. */
function passOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
	const kept = { ...headers };
	for (const name of dropped) delete kept[name];
	return kept;
}
