import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { BlobsServer } from "@netlify/blobs/server";
import { describe, expect, test, vi } from "vitest";
import { openOwnerCommand } from "../../tests/ownerCommand.ts";
import { localFolder, openLive } from "./access.ts";

const owner = await openOwnerCommand();

test("BEY-13 a damaged record is named and the others are shown", async () => {
	const { id } = await owner.store();
	await owner.store({ name: "Whole" });
	await owner.access.open("enquiries").set(id, '{"id":');
	const { out, err } = await owner.run("list");
	expect(out).toContain("Whole");
	expect(err).toBe(`${id} is damaged, or could not be read, and was left out.\n`);
});

test("BEY-13 a record that was accepted under other rules stays readable", async () => {
	await owner.store({ phone: "12", interests: ["x".repeat(300)] });
	const { out, err } = await owner.run("list");
	expect(out).toContain("  12  ");
	expect(err).toBe("");
});

test("BEY-13 what a broken write left behind is no record", async () => {
	await owner.access.open("enquiries").set(".x81k2", "half a rec");
	expect(await owner.run("list")).toEqual({ code: 0, out: "Nothing was sent yet.\n", err: "" });
});

describe("mistakes at the keyboard are answered in one sentence", () => {
	test.each([
		[["test-mail"], "Say which site: test-mail https://www.example.com --site"],
		[["export"], "Say where to: export --csv FILE"],
		[["delete", "x"], 'There is no command "delete". --help shows what there is.'],
		[["toString"], 'There is no command "toString". --help shows what there is.'],
		[["list", "Mei"], 'list has no use for "Mei". --help shows what goes with it.'],
		[["export", "Mei"], 'export has no use for "Mei". --help shows what goes with it.'],
		[["list", "--bogus"], "Unknown option '--bogus'. --help shows what there is."],
	])("%j", async (args, sentence) => {
		expect(await owner.run(...args)).toEqual({ code: 1, out: "", err: `${sentence}\n` });
	});

	test("--site without access names what is missing", async () => {
		vi.stubEnv("NETLIFY_SITE_ID", "x");
		vi.stubEnv("NETLIFY_AUTH_TOKEN", "");
		const { code, err } = await owner.run("list", "--site");
		vi.unstubAllEnvs();
		expect(code).toBe(1);
		expect(err).toMatch(/^Set NETLIFY_AUTH_TOKEN to reach the live site: [^\n]+\n$/);
	});

	test("a machine on which nothing was ever sent", async () => {
		rmSync(localFolder, { recursive: true });
		const { code, err } = await owner.run("list");
		expect(code).toBe(1);
		expect(err).toContain("Nothing was sent on this machine yet");
	});

	test("--help and no command print the help", async () => {
		const asked = await owner.run("--help");
		const forgotten = await owner.run();
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
});
