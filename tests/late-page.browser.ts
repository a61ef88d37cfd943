import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openPage } from "./page.ts";

/** Milliseconds between the halves of a page, in which its script comes and runs. */
const pause = 1500;

let server: Server;

/** Passes the site on, but the second half of every page late, as a weak line does. */
beforeAll(async () => {
	server = createServer(async ({ url = "/" }, response) => {
		const answer = await fetch(new URL(url, inject("origin")));
		const body = Buffer.from(await answer.arrayBuffer());
		const type = answer.headers.get("content-type") ?? "";
		response.writeHead(answer.status, { "content-type": type });
		if (!type.startsWith("text/html")) return response.end(body);
		const half = Math.floor(body.length / 2);
		response.write(body.subarray(0, half));
		setTimeout(() => response.end(body.subarray(half)), pause);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => server.close());

describe("a page whose second half comes late", () => {
	test.each(["/", "/locations", "/contact"])(
		"BEY-02 %s is woken to its end, although its script was there before",
		async (path) => {
			const { port } = server.address() as AddressInfo;
			const page = await openPage(path, { width: 375, baseURL: `http://127.0.0.1:${port}` });
			const year = page.locator("[data-mount=year]");
			await expect.poll(() => year.getAttribute("data-mounted")).toBe("true");
		},
	);
});
