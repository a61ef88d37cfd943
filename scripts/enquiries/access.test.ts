import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
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
	const { id } = await owner.store({ phone: "12", interests: ["x".repeat(300)] });
	const { out, err } = await owner.run("show", id);
	expect(out).toContain("Phone:          12\n");
	expect(err).toBe("");
});

test("BEY-13 what a broken write left behind is no record", async () => {
	await owner.access.open("enquiries").set(".x81k2", "half a rec");
	expect(await owner.run("list")).toEqual({ code: 0, out: "Nothing was sent yet.\n", err: "" });
});

describe("BEY-13 npm run enquiries -- delete", () => {
	test("asks unless --yes, and then deletes the one and its announcement", async () => {
		const { id } = await owner.store();
		await owner.store({ name: "Stays" });
		await owner.access.open("announcements").set(`${id}/email`, "told");
		const { code, err } = await owner.run("delete", id);
		expect(code).toBe(1);
		expect(err).toBe("Nobody is there to ask: add --yes to delete.\n");
		expect(await owner.access.open("enquiries").get(id)).not.toBeNull();
		expect((await owner.run("delete", id, "--yes")).code).toBe(0);
		expect(await owner.access.open("enquiries").get(id)).toBeNull();
		expect(await owner.access.open("announcements").get(`${id}/email`)).toBeNull();
		expect((await owner.run("list")).out).toContain("Stays");
	});

	test("takes several, and none of them where one is not known", async () => {
		const [one, other] = [await owner.store(), await owner.store({ name: "Bo" })];
		const { code, err } = await owner.run("delete", one.id, "nobody", "--yes");
		expect(code).toBe(1);
		expect(err).toBe("There is no record nobody. The list shows what there is.\n");
		expect(await owner.access.open("enquiries").get(one.id)).not.toBeNull();
		const { out } = await owner.run("delete", one.id, other.id.slice(0, 13), one.id, "--yes");
		expect(out.match(/is deleted/g)).toHaveLength(2);
		expect((await owner.run("list")).out).toBe("Nothing was sent yet.\n");
	});

	test("a record that could not be deleted whole is named, and the store is not blamed for reading", async () => {
		const { id } = await owner.store();
		const announcements = path.join(localFolder, "entries/unlinked/site:announcements-local");
		rmSync(announcements, { recursive: true, force: true });
		mkdirSync(path.dirname(announcements), { recursive: true });
		writeFileSync(announcements, "a file in the way");
		const { code, err } = await owner.run("delete", id, "--yes");
		rmSync(announcements);
		expect(code).toBe(1);
		expect(err).toMatch(
			/^\S+ could not be deleted: .+\. If the list still shows it, delete it again\.\n$/,
		);
	});

	test.each([
		["delete", ["--yes"]],
		["delete", []],
		["show", []],
	])("%s %j prints what is left of a damaged record, before it asks", async (command, more) => {
		const { id } = await owner.store();
		const left = `{"id":"${id}","phone":"+61 412 345 678","na`;
		await owner.access.open("enquiries").set(id, `${left}\0\u001b[2J`);
		const { out, err } = await owner.run(command, id, ...more);
		expect(err).toContain(`${id} is damaged. What is left of it:\n`);
		expect(out).toContain(`${left}[2J\n`);
		const stays = await owner.access.open("enquiries").get(id);
		expect(stays === null).toBe(more.includes("--yes"));
	});
});

describe("mistakes at the keyboard are answered in one sentence", () => {
	test.each([
		[["show"], "Say which: the list shows the ids."],
		[["show", "zzz"], "There is no record zzz. The list shows what there is."],
		[["find", "Mei"], "Say whom: find EMAIL or find PHONE"],
		[["export"], "Say where to: export --csv FILE"],
		[["lst"], 'There is no command "lst". --help shows what there is.'],
		[["toString"], 'There is no command "toString". --help shows what there is.'],
		[["list", "Mei"], 'list has no use for "Mei". --help shows what goes with it.'],
		[["export", "Mei"], 'export has no use for "Mei". --help shows what goes with it.'],
		[["list", "--bogus"], "Unknown option '--bogus'. --help shows what there is."],
	])("%j", async (args, sentence) => {
		expect(await owner.run(...args)).toEqual({ code: 1, out: "", err: `${sentence}\n` });
	});

	test("an id that begins several", async () => {
		const key = crypto.randomUUID();
		await owner.store({ name: "Ana" }, key);
		await owner.store({ name: "Bo" }, key);
		const { code, err } = await owner.run("show", key);
		expect(code).toBe(1);
		expect(err).toBe(`${key} begins 2 records. Write more of the one you mean.\n`);
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
