import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, inject, test } from "vitest";

describe("running", () => {
	test.each([
		["text/nonsense", "{}"],
		["application/json; charset=nonsense", "{}"],
		["nonsense", "{}"],
	])("a body of type %s gets an answer without a stack trace", async (type, body) => {
		const answer = await fetch(`${inject("origin")}/api/contact`, {
			method: "POST",
			headers: { "Content-Type": type },
			body,
		});
		expect(answer.status).toBeGreaterThanOrEqual(400);
		expect(answer.status).toBeLessThan(500);
		expect(await answer.text()).not.toMatch(/node_modules|\.js:\d+/);
	});

	test("a message that breaks off leaves the site running", async () => {
		const cut = new AbortController();
		const body = new ReadableStream({
			async pull(stream) {
				stream.enqueue(new TextEncoder().encode("{"));
				await wait(100);
				cut.abort();
			},
		});
		const init = { method: "POST", body, duplex: "half", signal: cut.signal } as RequestInit;
		await expect(fetch(`${inject("origin")}/api/contact`, init)).rejects.toThrow();
		await wait(300);
		expect((await fetch(`${inject("origin")}/about`)).status).toBe(200);
	});
});
