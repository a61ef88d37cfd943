import {
	createServer,
	type IncomingHttpHeaders,
	type IncomingMessage,
	type Server,
	type ServerResponse,
	request as send,
} from "node:http";
import { PassThrough, pipeline } from "node:stream";
import { buffer } from "node:stream/consumers";
import { constants, createBrotliCompress } from "node:zlib";
import { type Answer, headersFor, redirectHeaders, revalidate } from "../../netlify/hosting.ts";

interface ProxyOptions {
	/** Port of what has the pages. */
	pages: number;
	/** Port of what has the functions, once it is up: a request waits for it. */
	functions: Promise<number | undefined>;
	/** What to answer instead of the page at an address. */
	answer: (pathname: string, search: string) => Answer;
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
	const { pathname, search } = new URL(`http://site${request.url}`);
	const answer = options.answer(pathname, search);
	if (answer && "redirect" in answer) {
		const status = ["GET", "HEAD"].includes(request.method ?? "") ? answer.status : 308;
		response.writeHead(status, redirectHeaders(answer.redirect)).end();
		return;
	}
	const body = answer ? "" : await buffer(request);
	const sent = send({
		port: isFunction(pathname) ? await options.functions : options.pages,
		agent: false,
		method: answer && request.method !== "HEAD" ? "GET" : request.method,
		path: answer ? answer.page : pathname + search,
		headers: answer ? { host: "localhost" } : passOn(request.headers),
	});
	sent.on("response", (received) => {
		const status = answer?.status ?? received.statusCode ?? 502;
		const headers = passOn(received.headers);
		if (!options.isDev) addHeaders(headers, pathname, status);
		const isSmaller = !options.isDev && takesBrotli(request, headers);
		const through = isSmaller ? compress(headers) : new PassThrough();
		response.writeHead(status, headers);
		pipeline(received, through, response, () => {});
	});
	sent.on("error", () => response.destroy());
	response.on("close", () => sent.destroy());
	sent.end(body);
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
export function isFunction(pathname: string): boolean {
	return /^\/((api|\.netlify)\/|inbox(\/|$))/.test(pathname);
}

/** The headers of a message without those of the connection that it came by. */
function passOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
	const kept = { ...headers };
	for (const name of dropped) delete kept[name];
	return kept;
}
