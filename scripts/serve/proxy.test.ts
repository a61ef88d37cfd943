import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { beforeEach, expect, test } from "vitest";
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

const port = await listen(upstream);
const proxy = createProxy({ pages: port, functions: Promise.resolve(port) });
const origin = `http://localhost:${await listen(proxy)}`;

beforeEach(() => {
	seen = [];
});

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

test("a whole body arrives with its length, also when it was sent in chunks; of one that breaks off nothing does", async () => {
	const post = (body: ReadableStream) =>
		fetch(`${origin}/api/contact`, { method: "POST", body, duplex: "half" } as RequestInit);
	await post(new Blob(["{}"]).stream());
	const broken = new ReadableStream({
		start: (body) => body.enqueue(new TextEncoder().encode("{")),
		pull: (body) => body.error(new Error("gone")),
	});
	await expect(post(broken)).rejects.toThrow();
	expect(seen).toMatchObject([{ body: "{}", headers: { "content-length": "2" } }]);
	expect(seen[0]?.headers).not.toHaveProperty("accept-encoding");
});

test("what a function says itself stays; what is compressed says so", async () => {
	const { headers } = await fetch(`${origin}/api/contact`, {
		headers: { "Accept-Encoding": "br" },
	});
	expect(Object.fromEntries(headers)).toMatchObject({
		...{ "cache-control": "no-store", "x-frame-options": "SAMEORIGIN" },
		"content-security-policy": expect.stringContaining("default-src 'none'"),
		...{ "content-encoding": "br", vary: "Accept-Encoding" },
	});
});
