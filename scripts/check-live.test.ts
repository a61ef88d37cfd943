import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import forms from "../netlify/functions/forms.mts";
import inbox from "../netlify/functions/inbox.mts";
import { answerAddress, answerMissing, headersFor, revalidate } from "../netlify/hosting.ts";
import { openOwnerCommand } from "../tests/ownerCommand.ts";
import { checkLive } from "./check-live.ts";
import { checkLinks } from "./live/formChecks.ts";
import { checkSecure } from "./live/pageChecks.ts";

const owner = await openOwnerCommand();

interface Answered {
	status: number;
	headers: Record<string, string>;
	body: string;
}

/** What is wrong with the site in a test. */
let spoil: (path: string, answered: Answered) => void;
/** What the functions know of their deploy. */
let deploy = {};
const paths = ["/", "/contact", "/blog", "/products", "/privacy-policy"];

/** Answers as a site does that is in order, except for what is spoilt. */
function answer(pathname: string, search: string): Answered {
	const headers = { ...headersFor("/"), "Cache-Control": revalidate };
	const page = (status: number, path = pathname) => {
		const canonical = `<link rel="canonical" href="https://www.site.example${path}">`;
		return { status, headers, body: `<html>${canonical}<a href="/assets/a.js"></a></html>` };
	};
	if (pathname === "/assets/a.js")
		return { status: 200, headers: { ...headers, ...headersFor(pathname) }, body: "1" };
	const found = answerAddress(pathname, search);
	const missing = paths.includes(pathname) ? undefined : answerMissing(pathname, search);
	const other = found ?? missing;
	if (other && "redirect" in other)
		return { status: other.status, headers: { ...headers, Location: other.redirect }, body: "" };
	return page(!other && paths.includes(pathname) ? 200 : 404);
}

const server = createServer(async (request, response) => {
	const { pathname, search } = new URL(request.url ?? "", "http://localhost");
	let answered: Answered;
	if (/^\/(api\/|inbox$)/.test(pathname)) {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk as Buffer);
		const { method = "GET", headers } = request;
		const called = new Request(`http://${headers.host}${request.url}`, {
			method,
			headers: headers as Record<string, string>,
			...(method === "POST" && { body: Buffer.concat(chunks) }),
		});
		const handle = pathname === "/inbox" ? inbox : forms;
		const own = await handle(called, { deploy } as never);
		answered = {
			status: own.status,
			headers: Object.fromEntries(own.headers),
			body: await own.text(),
		};
	} else answered = answer(pathname, search);
	answered.headers["Content-Encoding"] = "gzip";
	spoil(request.url ?? "", answered);
	const isPlain = !answered.headers["Content-Encoding"];
	response.writeHead(answered.status, answered.headers);
	response.end(isPlain ? answered.body : gzipSync(answered.body));
});
await new Promise<void>((resolve) => server.listen(0, resolve));
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;

beforeEach(() => {
	spoil = () => undefined;
	vi.stubEnv("NETLIFY_BLOBS_CONTEXT", owner.blobsContext);
	// This folder has no pages for the functions.
	vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterAll(() => {
	vi.unstubAllEnvs();
	server.closeAllConnections();
	server.close();
});

/** Checks the site. @returns the exit code and the names of what is not in order */
async function check(address = origin) {
	const lines: string[] = [];
	const log = vi.spyOn(console, "log").mockImplementation((line) => void lines.push(line));
	const code = await checkLive(address);
	log.mockRestore();
	return { code, faults: lines.filter((line) => line.startsWith("✗")) };
}

test("a site in order passes, and the enquiry that was sent to try it is gone", async () => {
	expect(await check()).toEqual({ code: 0, faults: [] });
	expect((await owner.access.open("enquiries").list()).blobs).toEqual([]);
});

test.each<[string, number, RegExp, Partial<Answered>]>([
	["page /", 5, /^\/[a-z-]* 200$/, { headers: { "X-Frame-Options": "" } }],
	["page /blog", 1, /^\/blog 200/, { status: 401 }],
	["page /contact", 1, /^\/contact 200/, { body: '<link rel="canonical" href="/quote">' }],
	[
		"/products/no-such leads to /products",
		1,
		/^\/products\/no-such /,
		{ headers: { Location: "/" } },
	],
	["/%zz is not found, and readable", 1, /^\/%zz /, { body: "\u001f\u008b" }],
	["a missing file is not kept", 1, /^\/assets\/entries/, { headers: headersFor("/assets/x") }],
	["pages are compressed", 1, /^\/ 200/, { headers: { "Content-Encoding": "" } }],
	["an empty enquiry is refused", 1, / 400$/, { status: 201 }],
	["an enquiry is stored", 1, / 201$/, { status: 503 }],
])("what is wrong is named: %s", async (name, count, which, change) => {
	spoil = (path, answered) => {
		if (!which.test(`${path} ${answered.status}`)) return;
		Object.assign(answered, change, { headers: { ...answered.headers, ...change.headers } });
	};
	const { code, faults } = await check();
	expect(code).toBe(1);
	expect(faults).toHaveLength(count);
	expect(faults[0]).toContain(name);
});

test.each([
	["https://www.site.example/", undefined],
	["http://www.site.example/home", 'status 301, to "http://www.site.example/home"'],
	["", 'status 301, to ""'],
])("HTTP has to lead to HTTPS, which %j does or does not", async (location, fault) => {
	const answered = new Response(null, { status: 301, headers: { location } });
	const asked = vi.spyOn(globalThis, "fetch").mockResolvedValue(answered);
	expect(await checkSecure("https://www.site.example")).toBe(fault);
	expect(asked.mock.calls[0]?.[0]).toBe("http://www.site.example");
	asked.mockRestore();
});

test.each([
	[410, undefined],
	[503, "LINK_SECRET is not set, or has under 32 characters"],
	[404, "status 404, not 410"],
])("links that answer %i are signed, or not: %s", async (status, fault) => {
	const asked = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(null, { status }));
	expect(await checkLinks("https://www.site.example")).toBe(fault);
	asked.mockRestore();
});

test("mistyped variables for mail and webhook are named", async () => {
	vi.stubEnv("SMTP_URL", "smtps://me:a#b@mail.example");
	vi.stubEnv("ENQUIRY_WEBHOOK_URL", "https://hooks.example");
	const { faults } = await check();
	for (const name of ["SMTP_URL has a #", "ENQUIRY_EMAIL_TO is not set", "ENQUIRY_WEBHOOK_SECRET"])
		expect(faults.join()).toContain(name);
	vi.unstubAllEnvs();
});

test("an enquiry that goes to another store than the live one is a fault", async () => {
	deploy = { context: "production", published: false };
	const { faults } = await check();
	deploy = {};
	expect(faults.join()).toContain("it is not in the live store");
});

test.each(["", "www.site.example", "http://www.site.example"])(
	"%j is no address to check",
	async (address) => {
		const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
		expect((await check(address)).code).toBe(1);
		expect(error.mock.calls[0]?.[0]).toContain("npm run check:live -- https://");
		error.mockRestore();
	},
);
