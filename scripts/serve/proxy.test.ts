import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { beforeEach, expect, test } from "vitest";
import { answerAddress } from "../../netlify/hosting.ts";
import { listen } from "../../tests/listen.ts";
import { createProxy } from "./proxy.ts";

interface Seen {
	url: string;
	headers: IncomingMessage["headers"];
	body: string;
}

const page = "<p>The page.</p>";
let seen: Seen[] = [];

/** Takes the place of Netlify's local runtime. */
const upstream = createServer(async (request, response) => {
	const { url = "", headers } = request;
	seen.push({ url, headers, body: await text(request) });
	const ofFunction = { "Cache-Control": "no-store", "X-Frame-Options": "SAMEORIGIN" };
	const own = url.startsWith("/api/") ? ofFunction : {};
	response.writeHead(200, { "Content-Type": "text/html", ...own }).end(page);
});

/** Opens a proxy before a runtime at this port. @returns its origin */
async function openProxy(port: number): Promise<string> {
	const functions = Promise.resolve(port);
	const proxy = createProxy({ pages: port, functions, answer: answerAddress });
	return `http://localhost:${await listen(proxy)}`;
}

const port = await listen(upstream);
const [origin, alone] = [await openProxy(port), await openProxy(1)];

beforeEach(() => {
	seen = [];
});

/** Sends a request exactly as written, without a client that would tidy it. */
async function sendRaw(message: string, breakOff = false): Promise<string> {
	const socket = connect(Number(new URL(origin).port), "localhost");
	let got = "";
	socket.on("data", (chunk) => {
		got += chunk;
	});
	socket.on("error", () => {});
	socket.write(message);
	if (breakOff) setTimeout(() => socket.destroy(), 50);
	await once(socket, "close");
	return got;
}

test("another spelling is sent on, a form post with its method", async () => {
	const got = await fetch(`${origin}/About/?a=1`, { redirect: "manual" });
	expect([got.status, got.headers.get("location")]).toEqual([301, "/about?a=1"]);
	const post = await fetch(`${origin}/API//contact`, {
		method: "POST",
		body: "x",
		redirect: "manual",
	});
	expect(post.status).toBe(308);
	expect(seen).toEqual([]);
});

test("NF-01 an address that cannot be read becomes the not-found page", async () => {
	const got = await fetch(`${origin}/%zz`, { headers: { "If-None-Match": '"1"' } });
	expect([got.status, await got.text()]).toEqual([404, page]);
	expect(seen[0]?.url).toBe("/404");
	expect(seen[0]?.headers["if-none-match"]).toBeUndefined();
});

test.each(["][", "a:b@c", ""])('a host that is none ("%s") is replaced', async (host) => {
	await sendRaw(`GET /about HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
	expect(seen[0]?.headers.host).toBe(new URL(origin).host);
});

test("a whole body arrives with its length, also when it was sent in chunks", async () => {
	await sendRaw(
		"POST /api/contact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
	);
	expect(seen[0]).toMatchObject({ body: "{}", headers: { "content-length": "2" } });
});

test("a message that breaks off never reaches the runtime", async () => {
	await sendRaw("POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 200\r\n\r\n{", true);
	expect(seen).toEqual([]);
});

test("what a function says itself stays", async () => {
	const { headers } = await fetch(`${origin}/api/contact`);
	expect(headers.get("cache-control")).toBe("no-store");
	expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
	expect(headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("a runtime that is gone is said in a sentence", async () => {
	const got = await fetch(`${alone}/about`);
	expect([got.status, await got.text()]).toEqual([
		502,
		"The site's server does not answer. Start it again.\n",
	]);
});
