import { createServer, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { beforeEach, expect, test, vi } from "vitest";
import forms from "../netlify/functions/forms.mts";
import inbox from "../netlify/functions/inbox.mts";
import { answerAddress, answerMissing, headersFor, revalidate } from "../netlify/hosting.ts";
import { listen } from "../tests/listen.ts";
import { openOwnerCommand } from "../tests/ownerCommand.ts";
import { checkLive } from "./check-live.ts";
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
	const headers = { ...headersFor(pathname), "Cache-Control": revalidate };
	if (pathname === "/assets/a.js")
		return { status: 200, headers: { ...headers, ...headersFor(pathname) }, body: "1" };
	const isPage = paths.includes(pathname);
	const other = answerAddress(pathname, search) ?? (isPage || answerMissing(pathname, search));
	if (typeof other === "object" && "redirect" in other)
		return { status: other.status, headers: { ...headers, Location: other.redirect }, body: "" };
	const canonical = `<link rel="canonical" href="https://www.site.example${pathname}">`;
	const body = `<html>${canonical}<a href="/assets/a.js"></a></html>`;
	return { status: isPage ? 200 : 404, headers, body };
}

async function callFunction(request: IncomingMessage): Promise<Answered> {
	const { method, headers, url } = request;
	const body = method === "POST" ? await buffer(request) : undefined;
	const called = new Request(`http://${headers.host}${url}`, { method, headers, body } as never);
	const handle = url === "/inbox" ? inbox : forms;
	const given = await handle(called, { deploy } as never);
	const { status } = given;
	return { status, headers: Object.fromEntries(given.headers), body: await given.text() };
}

const server = createServer(async (request, response) => {
	const { pathname, search } = new URL(request.url ?? "", "http://localhost");
	const isFunction = /^\/(api\/|inbox$)/.test(pathname);
	const answered = isFunction ? await callFunction(request) : answer(pathname, search);
	answered.headers["Content-Encoding"] = "gzip";
	spoil(request.url ?? "", answered);
	const isPlain = !answered.headers["Content-Encoding"];
	response.writeHead(answered.status, answered.headers);
	response.end(isPlain ? answered.body : gzipSync(answered.body));
});
const origin = `http://localhost:${await listen(server)}`;

beforeEach(() => {
	spoil = () => undefined;
	vi.stubEnv("NETLIFY_BLOBS_CONTEXT", owner.blobsContext);
	// This folder has no pages for the functions.
	vi.spyOn(console, "error").mockImplementation(() => undefined);
});

/** Checks the site. @returns the exit code and the names of what is not in order */
async function check(address = origin) {
	const lines: string[] = [];
	const log = vi.spyOn(console, "log").mockImplementation((line) => void lines.push(line));
	const code = await checkLive(address);
	log.mockRestore();
	return { code, faults: lines.filter((line) => line.startsWith("✗")) };
}

test("a site in order passes, and the enquiry that was sent to try it is gone, as is all that would keep the command from ending", async () => {
	const countServers = () =>
		process.getActiveResourcesInfo().filter((name) => name === "TCPServerWrap").length;
	const before = countServers();
	expect(await check()).toEqual({ code: 0, faults: [] });
	await expect.poll(countServers).toBeLessThanOrEqual(before);
	expect((await owner.access.open("enquiries").list()).blobs).toEqual([]);
});

test.each<[string, number, RegExp, Partial<Answered>]>([
	["page /", 5, /^\/[a-z-]* 200$/, { headers: { "X-Frame-Options": "" } }],
	["page /blog", 1, /^\/blog 200/, { status: 401 }],
	["page /contact", 1, /^\/contact 200/, { body: '<link rel="canonical" href="/quote">' }],
	["/products/no-such leads to /products", 1, /^\/products\/n/, { headers: { Location: "/" } }],
	["/%zz is not found, and readable", 1, /^\/%zz /, { body: "\u001f\u008b" }],
	["a missing file is not kept", 1, /^\/assets\/entries/, { headers: headersFor("/assets/x") }],
	["pages are compressed", 1, /^\/ 200/, { headers: { "Content-Encoding": "" } }],
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
	expect((await owner.access.open("enquiries").list()).blobs).toEqual([]);
});

test.each([
	["https://www.site.example/", undefined],
	["http://www.site.example/home", 'status 301, to "http://www.site.example/home"'],
])("an HTTP address that leads to %j is a fault or none: %s", async (location, fault) => {
	const answered = new Response(null, { status: 301, headers: { location } });
	const asked = vi.spyOn(globalThis, "fetch").mockResolvedValue(answered);
	expect(await checkSecure("https://www.site.example")).toBe(fault);
	expect(String(asked.mock.calls[0]?.[0])).toMatch(/^http:\/\//);
	asked.mockRestore();
});

test("mistyped variables for mail and webhook are named", async () => {
	vi.stubEnv("SMTP_URL", "smtps://me:a#b@mail.example");
	vi.stubEnv("ENQUIRY_WEBHOOK_URL", "https://hooks.example");
	const { faults } = await check();
	for (const name of ["SMTP_URL has a #", "ENQUIRY_EMAIL_TO is not set", "ENQUIRY_WEBHOOK_SECRET"])
		expect(faults.join()).toContain(name);
});

test("an enquiry that goes to another store than the live one is a fault", async () => {
	deploy = { context: "production", published: false };
	const { faults } = await check();
	deploy = {};
	expect(faults.join()).toContain("it is not in the live store");
});

test.each(["www.site.example", "http://www.site.example"])(
	"%j is no address to check",
	async (address) => {
		const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
		expect((await check(address)).code).toBe(1);
		expect(error.mock.calls[0]?.[0]).toContain("npm run check:live -- https://");
	},
);
