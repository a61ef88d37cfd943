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
	/** What to do with an address before the runtime sees it. */
	answer: (pathname: string, search: string) => Answer;
	/** In development nothing is compressed or cached, and no header is added. */
	isDev?: boolean;
}

/** Headers of one connection, not of the message (RFC 9110, 7.6.1), and an advertisement. */
const dropped = ["connection", "keep-alive", "transfer-encoding", "x-powered-by"];

/**
 * The public server of `npm start` and `npm run dev`. It does what Netlify's network does and its local
 * runtime does not: canonical addresses, a page for malformed ones, headers, compression. The runtime
 * exits on requests that it cannot read, so only complete and well-formed ones reach it.
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
	// The runtime exits on a message that breaks off.
	const body = answer ? "" : await buffer(request);
	const sent = send({
		port: isFunction(pathname) ? await options.functions : options.pages,
		agent: false,
		method: answer && request.method !== "HEAD" ? "GET" : request.method,
		path: answer ? answer.page : pathname + search,
		headers: answer ? { host: "localhost" } : requestHeaders(request, pathname, body.length),
	});
	sent.on("response", (received) => {
		const status = answer?.status ?? received.statusCode ?? 502;
		const headers = { ...received.headers };
		for (const name of dropped) delete headers[name];
		if (!options.isDev) addHeaders(headers, pathname, status);
		const isSmaller = !options.isDev && takesBrotli(request, headers);
		const through = isSmaller ? compress(headers) : new PassThrough();
		response.writeHead(status, headers);
		pipeline(received, through, response, () => {});
	});
	sent.on("error", () => {
		say(response, 502, "The site's server does not answer. Start it again.");
	});
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
function isFunction(pathname: string): boolean {
	return /^\/((api|\.netlify)\/|inbox(\/|$))/.test(pathname);
}

/** A request's headers without what the runtime would stumble over. */
function requestHeaders({ headers, socket }: IncomingMessage, pathname: string, length: number) {
	const address = headers.host ? URL.parse(`http://${headers.host}`) : null;
	const isHost = address && !address.username;
	const kept: IncomingHttpHeaders = {
		...headers,
		host: isHost ? headers.host : `localhost:${socket.localPort}`,
		connection: "close",
	};
	if (headers["transfer-encoding"] ?? headers["content-length"])
		kept["content-length"] = String(length);
	for (const name of ["transfer-encoding", "upgrade", "expect"]) delete kept[name];
	if (!isFunction(pathname)) delete kept["content-type"];
	return kept;
}

function say(response: ServerResponse, status: number, sentence: string) {
	if (!response.headersSent)
		response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" });
	response.end(`${sentence}\n`);
}
