import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { Interface } from "node:readline/promises";
import { PassThrough } from "node:stream";
import { BlobsServer } from "@netlify/blobs/server";
import { Encrypter } from "age-encryption";
import { describe, expect, test, vi } from "vitest";
import { storeKinds, storesOf } from "../netlify/enquiries/blobs.ts";
import { keyOf } from "../netlify/enquiries/identity.ts";
import { listEnquiries } from "../netlify/enquiries/list.ts";
import { deleteEnquiries } from "../netlify/enquiries/retention.ts";
import { makeFolder } from "../tests/makeFolder.ts";
import { openOwnerCommand } from "../tests/ownerCommand.ts";
import { localFolder, openLive } from "./enquiries/access.ts";

const owner = await openOwnerCommand();
const { open } = owner.access;

/** A passphrase is meant to take a processor a second each time; here it takes a moment. */
function setPassphrase() {
	const { setPassphrase: set } = Encrypter.prototype;
	vi.spyOn(Encrypter.prototype, "setPassphrase").mockImplementation(function (
		this: Encrypter,
		words,
	) {
		set.call(this, words);
		this.setScryptWorkFactor(10);
	});
	vi.stubEnv("ENQUIRY_PASSPHRASE", "correct horse");
}

/** Stores an enquiry with all that belongs to one. @returns its name */
async function storeWhole(): Promise<string> {
	const { id } = await owner.store({ name: "王小明" });
	await open("photos").set(`${keyOf(id)}/0123-4.jpg`, "pic1");
	await open("announcements").set(`${id}/email`, "told");
	await open("notes").setJSON(id, { stage: "quoted", note: "Ladder" });
	for (const kind of ["subscribers", "mailed"] as const) await open(kind).set("x", "{}");
	return id;
}

async function loseWhole() {
	for (const kind of storeKinds) await open(kind).deleteAll();
}

describe("BEY-13 list", () => {
	test("shows one line for each, the newest last whatever key its sender chose, in the time of New South Wales, with what a note says", async () => {
		const last = "ffffffff-ffff-4fff-bfff-ffffffffffff";
		await owner.store({ name: "Ana", submittedAt: "2026-01-31T14:30:00.000Z" }, last);
		const suspected = ["trap field filled"];
		const submittedAt = "2026-06-30T14:30:00.000Z";
		const { id } = await owner.store({ name: "Bo", submittedAt, suspected });
		await open("notes").setJSON(id, { stage: "quoted", note: "Ladder" });
		const ended = { token: "", startedAt: submittedAt, tries: 1, unsure: 0, cause: "EDNS" };
		await open("announcements").setJSON(`${id}/email.try`, ended);
		const { code, out } = await owner.run("list");
		expect(code).toBe(0);
		const [second, first, ...others] = out.trim().split("\n");
		expect(others).toEqual([]);
		expect(first?.indexOf("Bo")).toBe(second?.indexOf("Ana"));
		expect(first).toMatch(
			/1 Jul\w* 2026.*12:30.am.*Bo .*quoted {2}robot\? {2}not told: there is no mail server/,
		);
		expect(second).toMatch(
			/1 Feb 2026.*1:30.am.*Ana .*\+61 412 345 678 .*Bulli .*Roller Blinds, Other {2}new$/,
		);
	});

	test("names a damaged record, shows those accepted under other rules, and passes over what broken writes left", async () => {
		await open("enquiries").set(".x81k2", "half a rec");
		expect(await owner.run("list")).toEqual({ code: 0, out: "Nothing was sent yet.\n", err: "" });
		const { id } = await owner.store();
		await owner.store({ phone: "12", interests: ["x".repeat(300)] });
		await open("enquiries").set(id, '{"id":');
		const { out, err } = await owner.run("list");
		expect(out).toContain("  12  ");
		expect(err).toBe(`${id} is damaged, or could not be read, and was left out.\n`);
	});
});

describe("BEY-13 export", () => {
	test("writes CSV for the owner only, the oldest first", async () => {
		await owner.store({ name: "Old", submittedAt: "2026-01-31T14:30:00.000Z" });
		await owner.store({ name: "New" });
		expect((await owner.run("export", "--csv", "out.csv")).out).toBe("2 written to out.csv\n");
		const csv = readFileSync("out.csv", "utf8");
		expect(csv).toMatch(/^\uFEFF"id".*"Old".*"New"/s);
		expect(statSync("out.csv").mode & 0o077).toBe(0);
	});

	test("does not replace a file, and says which one it could not write", async () => {
		writeFileSync("kept.csv", "mine");
		const { code, err } = await owner.run("export", "--csv", "kept.csv");
		expect(code).toBe(1);
		expect(err).toBe("That did not work: EEXIST: file already exists, open 'kept.csv'\n");
		expect(readFileSync("kept.csv", "utf8")).toBe("mine");
	});
});

test("BEY-13 list --context unpublished shows what was sent to an earlier deploy alone", async () => {
	vi.stubEnv("NETLIFY_BLOBS_CONTEXT", owner.blobsContext);
	const enquiry = await owner.store({ name: "Ana" });
	const earlier = storesOf({ deploy: { context: "production", published: false } });
	await earlier("enquiries").setJSON(enquiry.id, { ...enquiry, name: "Bo" });
	const list = async (...args: string[]) => (await owner.run("list", ...args)).out.match(/Ana|Bo/g);
	expect([await list(), await list("--context", "unpublished")]).toEqual([["Ana"], ["Bo"]]);
});

test("a backup holds everything, tells nobody without the passphrase, and brings back what nobody had deleted", async () => {
	setPassphrase();
	const id = await storeWhole();
	expect((await owner.run("backup", "all.age")).out).toContain("6 entries written to all.age");
	// One is deleted between the list of names and its turn.
	vi.spyOn(Object.getPrototypeOf(open("notes")), "get").mockResolvedValueOnce(null);
	expect((await owner.run("backup", "less.age")).out).toContain("5 entries written to less.age");
	const file = readFileSync("all.age");
	expect(file.subarray(0, 21).toString()).toBe("age-encryption.org/v1");
	expect(statSync("all.age").mode & 0o077).toBe(0);
	await loseWhole();
	await owner.store({ name: "Since then" });
	await owner.run("list");

	vi.stubEnv("ENQUIRY_PASSPHRASE", "wrong");
	const { code, err } = await owner.run("restore", "all.age");
	expect([code, err]).toEqual([1, "all.age cannot be read with this passphrase.\n"]);
	vi.stubEnv("ENQUIRY_PASSPHRASE", "correct horse");
	writeFileSync("cut.age", readFileSync("all.age").subarray(0, -9));
	expect((await owner.run("restore", "cut.age")).err).toMatch(/^cut\.age cannot be read/);
	expect((await owner.run("restore", "all.age")).out).toContain("6 of 6 entries");
	expect((await owner.run("restore", "all.age")).out).toContain("0 of 6 entries");
	expect(await open("photos").get(`${keyOf(id)}/0123-4.jpg`)).toBe("pic1");
	const { enquiries } = await listEnquiries(open);
	expect(enquiries).toMatchObject([{ name: "Since then" }, { id, photos: 1 }]);
	const { out } = await owner.run("list");
	expect(out).toMatch(/王小明.* quoted/);
	expect(out).toContain("Since then");

	// What somebody had deleted does not come back, and what deleted it cannot be read.
	await deleteEnquiries(open, [id]);
	expect((await owner.run("restore", "all.age")).out).toContain(
		"0 of 6 entries written back; the others were there. 4 were deleted since and stay so.",
	);
	expect((await owner.run("list")).out).not.toContain("王小明");
	expect((await open("deleted").list()).blobs.map(({ key }) => key)).toEqual([
		expect.stringMatching(/^[0-9a-f]{64}$/),
	]);
	// Sent again since, it is another record.
	await owner.store({ name: "王小明" }, keyOf(id));
	await owner.run("backup", "later.age");
	await open("enquiries").deleteAll();
	expect((await owner.run("restore", "later.age")).out).toMatch(/^2 of 5 /);
	expect((await owner.run("list")).out).toContain("王小明");
});

test("the passphrase of a backup is typed twice, and with a slip in one of them there is none", async () => {
	setPassphrase();
	vi.stubEnv("ENQUIRY_PASSPHRASE", "");
	const terminal = Object.assign(new PassThrough(), { isTTY: true });
	vi.spyOn(process, "stdin", "get").mockReturnValue(terminal as never);
	const [right, slip] = ["correct horse", "corect horse"];
	const typed = [right, slip, right, right, right];
	vi.spyOn(Interface.prototype, "question").mockImplementation(async () => typed.shift() ?? "");
	const codes: number[] = [];
	for (const command of ["backup", "backup", "restore"])
		codes.push((await owner.run(command, "typed.age")).code);
	expect(codes).toEqual([1, 0, 0]);
});

test("what the site reads while a backup is written back is whole: with its note, its photos, and who was told", async () => {
	setPassphrase();
	const id = await storeWhole();
	await owner.run("backup", "whole.age");
	await loseWhole();
	const prototype = Object.getPrototypeOf(open("notes"));
	const { set } = prototype;
	const told: boolean[] = [];
	// What runs every ten minutes does so as soon as the record is there.
	const writes = vi.spyOn(prototype, "set").mockImplementation(async function (
		this: unknown,
		...call: unknown[]
	) {
		const written = await set.apply(this, call);
		if (call[0] !== id) return written;
		await listEnquiries(open);
		told.push((await open("announcements").get(`${id}/email`)) !== null);
		return written;
	});
	await owner.run("restore", "whole.age");
	writes.mockRestore();
	const { enquiries } = await listEnquiries(open);
	expect(enquiries).toMatchObject([{ id, stage: "quoted", note: "Ladder", photos: 1 }]);
	expect(told).not.toContain(false);
});

describe("mistakes at the keyboard are answered in one sentence", () => {
	test.each([
		[["export"], "Say where to: export --csv FILE"],
		[["backup"], "Say where to: backup FILE"],
		[["restore", "nowhere"], "Say from where: restore FILE"],
		[["backup", "x"], "Set ENQUIRY_PASSPHRASE: nobody is there to ask."],
		[["toString"], 'There is no command "toString". --help shows what there is.'],
		[["list", "--bogus"], "Unknown option '--bogus'. --help shows what there is."],
	])("%j", async (args, sentence) => {
		expect(await owner.run(...args)).toEqual({ code: 1, out: "", err: `${sentence}\n` });
	});

	test("--site without access names what it needs", async () => {
		vi.stubEnv("NETLIFY_SITE_ID", "x");
		vi.stubEnv("NETLIFY_AUTH_TOKEN", "");
		const { code, err } = await owner.run("list", "--site");
		expect(code).toBe(1);
		expect(err).toMatch(
			/^Set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN to reach the live site: [^\n]+\n$/,
		);
	});

	test("--help and no command print the help", async () => {
		const [asked, forgotten] = [await owner.run("--help"), await owner.run()];
		expect([asked.code, forgotten.code]).toEqual([0, 1]);
		expect(asked.out).toContain("npm run enquiries -- export --csv FILE");
		expect(forgotten.out).toBe(asked.out);
	});
});

test("the live site's store is read through Netlify's API with the owner's token", async () => {
	const directory = makeFolder();
	const server = new BlobsServer({ directory, token: "secret" });
	const { port } = await server.start();
	const call = fetch;
	vi.spyOn(globalThis, "fetch").mockImplementation((address, init) =>
		call(String(address).replace("https://api.netlify.com", `http://localhost:${port}`), init),
	);
	vi.stubEnv("NETLIFY_SITE_ID", "site");
	const openAs = (token: string, context?: string) => {
		vi.stubEnv("NETLIFY_AUTH_TOKEN", token);
		return openLive(context).open("enquiries");
	};
	await openAs("secret").setJSON("a", { hello: 1 });
	expect(await openAs("secret").get("a", { type: "json" })).toEqual({ hello: 1 });
	await openAs("secret", "unpublished").set("b", "sent to an earlier deploy");
	expect(readdirSync(directory, { recursive: true })).toEqual(
		expect.arrayContaining([
			"entries/site/site:enquiries/a",
			"entries/site/site:enquiries-unpublished/b",
		]),
	);
	await expect(openAs("wrong").get("a")).rejects.toThrow();
	await server.stop();
});

test("on a machine on which nothing was ever sent a sentence says so, and a backup can be read there", async () => {
	setPassphrase();
	await owner.store({ name: "Ana" });
	await owner.run("backup", "moved.age");
	rmSync(localFolder, { recursive: true });
	const { code, err } = await owner.run("list");
	expect(code).toBe(1);
	expect(err).toContain("Nothing was sent on this machine yet");
	// A folder that is linked to a site has its entries under that.
	writeFileSync(".netlify/state.json", '{"siteId":"linked"}');
	await owner.run("restore", "moved.age");
	expect((await owner.run("list")).out).toContain("Ana");
	expect(readdirSync(`${localFolder}/entries`)).toEqual(["linked"]);
});
