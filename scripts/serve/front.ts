import {
	createServer,
	type IncomingMessage,
	type Server,
	type ServerResponse,
	STATUS_CODES,
} from "node:http";
import { type Duplex, Readable } from "node:stream";
import compression from "compression";
import { createProxyServer, type ProxyServer } from "httpxy";
import { type Answer, notFoundPath } from "../../netlify/hosting/answer.ts";
import { redirectHeaders } from "../../netlify/hosting/headers.ts";
import { type Finish, finishAnswer } from "./finishAnswer.ts";
import {
	askForPage,
	BodyTooLarge,
	hasBody,
	makeReadable,
	readBody,
	readTarget,
} from "./incomingRequest.ts";

interface FrontOptions {
	/** Port of Netlify's local runtime, which answers everything that this server does not. */
	upstream: number;
	/** What to do with an address before the runtime sees it. */
	answer: (pathname: string, search: string) => Answer;
	/** Headers for the response to a path. */
	headers: (pathname: string) => Record<string, string>;
	/** In development web sockets pass, and nothing is compressed. */
	isDev?: boolean;
}

/** Netlify's limit for the request body of a function, in bytes. */
const bodyLimit = 6_000_000;

/**
 * The public server of `npm start` and `npm run dev`. It does what Netlify's network does and its local
 * runtime does not: canonical addresses, a page for malformed ones, headers, compression. The runtime
 * exits on requests that it cannot read, so only complete and well-formed ones reach it.
 */
export function createFront(options: FrontOptions): Server {
	const finishes = new WeakMap<IncomingMessage, Finish>();
	const proxy = createProxyServer({
		target: { host: "localhost", port: options.upstream },
		agent: false,
	}) as ProxyServer<IncomingMessage, ServerResponse>;

	proxy.on("proxyRes", (answer, request) => {
		const finish = finishes.get(request);
		delete answer.headers.connection;
		delete answer.headers["x-powered-by"];
		if (finish) finishAnswer(answer, finish, options);
	});
	proxy.on("error", (_error, _request, response) => {
		if (response && "writeHead" in response)
			say(response, 502, "The site's server does not answer. Start it again.");
		else response?.destroy();
	});

	const shrink = compression();
	const server = createServer((request, response) => {
		const go = () => {
			handle(request, response).catch(() => request.destroy());
		};
		if (options.isDev) go();
		else shrink(request as never, response as never, go);
	});
	server.on("clientError", ({ code }: NodeJS.ErrnoException, socket) => {
		if (code === "HPE_INVALID_URL") void sayNotFound(socket);
		else {
			const status = code === "HPE_HEADER_OVERFLOW" ? 431 : 400;
			socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n\r\n`);
		}
	});
	if (options.isDev) {
		server.on("upgrade", (request, socket, head) => {
			void proxy.ws(request, socket as never, {}, head);
		});
	}
	return server;

	async function handle(request: IncomingMessage, response: ServerResponse) {
		// The runtime answers it with a stack trace.
		if (request.method === "TRACE") return say(response, 405, "The site does not answer TRACE.");
		const url = readTarget(request.url);
		const pathname = url?.pathname ?? notFoundPath;
		const search = url?.search ?? "";
		const answer: Answer = url
			? options.answer(pathname, search)
			: { page: notFoundPath, status: 404 };
		if (answer && "redirect" in answer) return redirect(request, response, answer);
		finishes.set(request, { pathname, status: answer?.status });
		if (answer) askForPage(request, answer.page);
		else request.url = pathname + search;
		makeReadable(request, pathname);
		try {
			const body = answer ? Buffer.alloc(0) : await readBody(request, bodyLimit);
			if (hasBody(request)) request.headers["content-length"] = String(body.length);
			delete request.headers["transfer-encoding"];
			await proxy.web(request, response, { buffer: Readable.from(body.length ? [body] : []) });
		} catch (error) {
			if (!(error instanceof BodyTooLarge)) throw error;
			response.setHeader("Connection", "close");
			say(response, 413, "This is more than the site takes in one message.");
		}
	}

	/** Answers an address with invalid characters. There is no request object then, only its connection. */
	async function sayNotFound(socket: Duplex) {
		const page = await fetch(`http://localhost:${options.upstream}${notFoundPath}`).then(
			(answer) => answer.text(),
			() => "",
		);
		const headers = {
			...options.headers(notFoundPath),
			"Content-Type": "text/html; charset=utf-8",
		};
		const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
		socket.end(`HTTP/1.1 404 Not Found\r\n${lines.join("")}Connection: close\r\n\r\n${page}`);
	}

	function redirect(
		{ method }: IncomingMessage,
		response: ServerResponse,
		{ redirect, status }: { redirect: string; status: number },
	) {
		const keepsMethod = method === "GET" || method === "HEAD" ? status : 308;
		response.writeHead(keepsMethod, redirectHeaders(redirect)).end();
	}
}

function say(response: ServerResponse, status: number, sentence: string) {
	if (!response.headersSent)
		response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" });
	response.end(`${sentence}\n`);
}
