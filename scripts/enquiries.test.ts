import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { BlobsServer } from "@netlify/blobs/server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { identify } from "../netlify/identity.ts";
import type { Enquiry } from "../netlify/records.ts";
import { run } from "./enquiries.ts";
import { localFolder, openLive, openLocal, type StoreAccess } from "./enquiries-store.ts";

const project = mkdtempSync(path.join(tmpdir(), "owner-"));
const home = process.cwd();
let access: StoreAccess;
let out = "";
let err = "";

beforeAll(async () => {
	process.chdir(project);
	mkdirSync(localFolder, { recursive: true });
	access = await openLocal();
});
beforeEach(() => {
	out = "";
	err = "";
	vi.spyOn(console, "log").mockImplementation((line) => {
		out += `${line}\n`;
	});
	vi.spyOn(console, "error").mockImplementation((line) => {
		err += `${line}\n`;
	});
	vi.spyOn(process.stdout, "write").mockImplementation((text) => {
		out += text;
		return true;
	});
});
afterEach(async () => {
	vi.restoreAllMocks();
	await access.open("enquiries").deleteAll();
});
afterAll(async () => {
	await access.close();
	process.chdir(home);
	rmSync(project, { recursive: true });
});

async function store(
	changes: Partial<Enquiry> = {},
	key: string = crypto.randomUUID(),
): Promise<Enquiry> {
	const submission = {
		name: "Mei",
		email: "mei@example.com",
		phone: "+61 412 345 678",
		streetAddress: "12 Cliff Road",
		city: "Bulli",
		state: "",
		postcode: "",
		interests: ["Roller Blinds", "Other"],
		message: "First line\nsecond line",
	};
	const id = identify({ ...submission, ...changes }, key);
	const enquiry: Enquiry = {
		id,
		submittedAt: new Date().toISOString(),
		suspected: [],
		...submission,
		...changes,
	};
	await access.open("enquiries").setJSON(id, enquiry);
	return enquiry;
}

describe("BEY-13 npm run enquiries", () => {
	test("list shows one line for each, the newest first, in the time of New South Wales", async () => {
		await store({ name: "Ana", submittedAt: "2026-01-31T14:30:00.000Z" });
		await store({
			name: "Bo",
			submittedAt: "2026-06-30T14:30:00.000Z",
			suspected: ["trap field filled"],
		});
		expect(await run(["list"])).toBe(0);
		const [first, second, ...others] = out.trim().split("\n");
		expect(others).toEqual([]);
		expect(first).toMatch(
			/1 July 2026.*12:30 am.*Bo .*robot\?$|1 Jul 2026.*12:30 am.*Bo .*robot\?$/,
		);
		expect(second).toMatch(
			/1 Feb 2026.*1:30 am.*Ana .*\+61 412 345 678 .*Bulli .*Roller Blinds, Other$/,
		);
	});

	test("show prints everything of the one whose id begins so", async () => {
		const { id } = await store();
		expect(await run(["show", id.slice(0, 13)])).toBe(0);
		expect(out).toContain(`Id:             ${id}`);
		expect(out).toContain("Email:          mei@example.com");
		expect(out).toContain("Message:        First line\n                second line");
		expect(out).not.toContain("State:");
	});

	test("export writes every field as CSV that no spreadsheet takes for formulas, for the owner only", async () => {
		await store({
			name: '=HYPERLINK("http://evil.example")',
			message: "@cmd",
			city: "-1+1",
			postcode: "\t=1",
		});
		expect(await run(["export", "--csv", "out.csv"])).toBe(0);
		const csv = readFileSync("out.csv", "utf8");
		expect(csv.charCodeAt(0)).toBe(0xfeff);
		const [, row = ""] = csv.split("\r\n");
		expect(row).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
		for (const cell of ["'@cmd", "'-1+1", ",'=1,", "'+61 412 345 678", "Roller Blinds; Other"]) {
			expect(row).toContain(cell);
		}
		expect(statSync("out.csv").mode & 0o077).toBe(0);
		expect(out).toBe("1 written to out.csv\n");
	});

	test("export does not replace a file unless told to", async () => {
		await store();
		writeFileSync("kept.csv", "mine");
		expect(await run(["export", "--csv", "kept.csv"])).toBe(1);
		expect(err).toBe("kept.csv is there already. Add --yes to replace it.\n");
		expect(readFileSync("kept.csv", "utf8")).toBe("mine");
		expect(await run(["export", "--csv", "kept.csv", "--yes"])).toBe(0);
		expect(readFileSync("kept.csv", "utf8")).toContain("Mei");
	});

	test("delete asks unless --yes, and then deletes the one", async () => {
		const { id } = await store();
		await store({ name: "Stays" });
		expect(await run(["delete", id])).toBe(1);
		expect(err).toBe("Nobody is there to ask: add --yes to delete.\n");
		expect(await access.open("enquiries").get(id)).not.toBeNull();
		expect(await run(["delete", id, "--yes"])).toBe(0);
		expect(await access.open("enquiries").get(id)).toBeNull();
		out = "";
		await run(["list"]);
		expect(out).toContain("Stays");
	});

	test("stats count all, the last week, suspected ones, months and interests", async () => {
		await store();
		await store({ submittedAt: "2025-03-31T13:30:00.000Z", interests: ["Other"] });
		expect(await run(["stats"])).toBe(0);
		const lines = Object.fromEntries(
			out
				.trim()
				.split("\n")
				.map((line) => line.split(/ {2,}/)),
		);
		expect(lines).toMatchObject({
			All: "2",
			"Last 7 days": "1",
			"Robot?": "0",
			"2025-04": "1",
			Other: "2",
			"Roller Blinds": "1",
		});
	});

	test("a damaged record is named and the others are shown", async () => {
		const { id } = await store();
		await store({ name: "Whole" });
		await access.open("enquiries").set(id, '{"id":');
		expect(await run(["list"])).toBe(0);
		expect(out).toContain("Whole");
		expect(err).toBe(`${id} is damaged and was left out.\n`);
	});

	test("what a broken write left behind is no record", async () => {
		await access.open("enquiries").set(".x81k2", "half a rec");
		await run(["list"]);
		expect(out).toBe("Nothing was sent yet.\n");
		expect(err).toBe("");
	});

	test("reads all of many", async () => {
		await Promise.all(Array.from({ length: 137 }, (_, index) => store({ name: `N${index}` })));
		await run(["export", "--csv", "-"]);
		expect(out.trim().split("\r\n")).toHaveLength(138);
		expect(new Set(out.match(/N\d+/g)).size).toBe(137);
	});
});

describe("mistakes at the keyboard are answered in one sentence", () => {
	test.each([
		[["show"], "Say which: the list shows the ids."],
		[["show", "zzz"], "There is no record zzz. The list shows what there is."],
		[["export"], "Say where to: export --csv FILE"],
		[["lst"], 'There is no command "lst". --help shows what there is.'],
		[["toString"], 'There is no command "toString". --help shows what there is.'],
		[["list", "--bogus"], "Unknown option '--bogus'. --help shows what there is."],
	])("%j", async (args, sentence) => {
		expect(await run(args)).toBe(1);
		expect(err).toBe(`${sentence}\n`);
	});

	test("an id that begins several", async () => {
		const key = crypto.randomUUID();
		await store({ name: "Ana" }, key);
		await store({ name: "Bo" }, key);
		expect(await run(["show", key])).toBe(1);
		expect(err).toBe(`${key} begins 2 records. Write more of the one you mean.\n`);
	});

	test("--site without access names what is missing", async () => {
		vi.stubEnv("NETLIFY_SITE_ID", "x");
		vi.stubEnv("NETLIFY_AUTH_TOKEN", "");
		expect(await run(["list", "--site"])).toBe(1);
		expect(err).toMatch(/^Set NETLIFY_AUTH_TOKEN to reach the live site: [^\n]+\n$/);
		vi.unstubAllEnvs();
	});

	test("--help and no command print the help", async () => {
		expect(await run(["--help"])).toBe(0);
		expect(await run([])).toBe(1);
		expect(out.match(/npm run enquiries -- export --csv FILE/g)).toHaveLength(2);
	});
});

test("the live site's store is read through Netlify's API with the owner's token", async () => {
	const directory = path.join(project, "live");
	const server = new BlobsServer({ directory, token: "secret" });
	const { port } = await server.start();
	const env = { NETLIFY_SITE_ID: "site", NETLIFY_AUTH_TOKEN: "secret" };
	const live = openLive("production", env, `http://localhost:${port}`);
	await live.open("enquiries").setJSON("a", { hello: 1 });
	expect(await live.open("enquiries").get("a", { type: "json" })).toEqual({ hello: 1 });
	const stranger = openLive(
		"production",
		{ ...env, NETLIFY_AUTH_TOKEN: "wrong" },
		`http://localhost:${port}`,
	);
	await expect(stranger.open("enquiries").get("a")).rejects.toThrow();
	await server.stop();
});
