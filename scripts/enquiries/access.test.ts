import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { BlobsServer } from "@netlify/blobs/server";
import { describe, expect, test, vi } from "vitest";
import { openDesk } from "../../tests/ownerDesk.ts";
import { localFolder, openLive } from "./store.ts";

const desk = await openDesk();

describe("mistakes at the keyboard are answered in one sentence", () => {
	test.each([
		[["show"], "Say which: the list shows the ids."],
		[["show", "zzz"], "There is no record zzz. The list shows what there is."],
		[["export"], "Say where to: export --csv FILE"],
		[["lst"], 'There is no command "lst". --help shows what there is.'],
		[["toString"], 'There is no command "toString". --help shows what there is.'],
		[["list", "--bogus"], "Unknown option '--bogus'. --help shows what there is."],
	])("%j", async (args, sentence) => {
		expect(await desk.run(...args)).toEqual({ code: 1, out: "", err: `${sentence}\n` });
	});

	test("an id that begins several", async () => {
		const key = crypto.randomUUID();
		await desk.store({ name: "Ana" }, key);
		await desk.store({ name: "Bo" }, key);
		const { code, err } = await desk.run("show", key);
		expect(code).toBe(1);
		expect(err).toBe(`${key} begins 2 records. Write more of the one you mean.\n`);
	});

	test("--site without access names what is missing", async () => {
		vi.stubEnv("NETLIFY_SITE_ID", "x");
		vi.stubEnv("NETLIFY_AUTH_TOKEN", "");
		const { code, err } = await desk.run("list", "--site");
		vi.unstubAllEnvs();
		expect(code).toBe(1);
		expect(err).toMatch(/^Set NETLIFY_AUTH_TOKEN to reach the live site: [^\n]+\n$/);
	});

	test("a machine on which nothing was ever sent", async () => {
		rmSync(localFolder, { recursive: true });
		const { code, err } = await desk.run("list");
		expect(code).toBe(1);
		expect(err).toContain("Nothing was sent on this machine yet");
	});

	test("--help and no command print the help", async () => {
		const asked = await desk.run("--help");
		const forgotten = await desk.run();
		expect([asked.code, forgotten.code]).toEqual([0, 1]);
		expect(asked.out).toContain("npm run enquiries -- export --csv FILE");
		expect(forgotten.out).toBe(asked.out);
	});
});

test("the live site's store is read through Netlify's API with the owner's token", async () => {
	const directory = mkdtempSync(path.join(tmpdir(), "live-"));
	const server = new BlobsServer({ directory, token: "secret" });
	const { port } = await server.start();
	const open = (NETLIFY_AUTH_TOKEN: string) =>
		openLive(
			"production",
			{ NETLIFY_SITE_ID: "site", NETLIFY_AUTH_TOKEN },
			`http://localhost:${port}`,
		).open("enquiries");
	await open("secret").setJSON("a", { hello: 1 });
	expect(await open("secret").get("a", { type: "json" })).toEqual({ hello: 1 });
	await expect(open("wrong").get("a")).rejects.toThrow();
	await server.stop();
	rmSync(directory, { recursive: true });
});
