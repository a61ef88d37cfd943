import { readFileSync, statSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { enquirySchema } from "../netlify/enquiries/records.ts";
import { openOwnerCommand } from "../tests/ownerCommand.ts";

const owner = await openOwnerCommand();

describe("BEY-13 npm run enquiries", () => {
	test("list shows one line for each, the newest first, in the time of New South Wales", async () => {
		await owner.store({ name: "Ana", submittedAt: "2026-01-31T14:30:00.000Z" });
		await owner.store({
			name: "Bo",
			submittedAt: "2026-06-30T14:30:00.000Z",
			suspected: ["trap field filled"],
		});
		const { code, out } = await owner.run("list");
		expect(code).toBe(0);
		const [first, second, ...others] = out.trim().split("\n");
		expect(others).toEqual([]);
		expect(first).toMatch(/1 Jul\w* 2026.*12:30.am.*Bo .*robot\?$/);
		expect(second).toMatch(
			/1 Feb 2026.*1:30.am.*Ana .*\+61 412 345 678 .*Bulli .*Roller Blinds, Other$/,
		);
	});

	test("show prints everything of the one whose id begins so", async () => {
		const { id } = await owner.store();
		const { code, out } = await owner.run("show", id.slice(0, 13));
		expect(code).toBe(0);
		expect(out).toContain(`Id:             ${id}`);
		expect(out).toContain("Email:          mei@example.com");
		expect(out).toContain("Message:        First line\n                second line");
		expect(out).not.toContain("State:");
	});

	test("export writes every field as CSV that no spreadsheet takes for formulas, for the owner only", async () => {
		await owner.store({
			name: '=HYPERLINK("http://evil.example")',
			message: "@cmd",
			city: "-1+1",
			postcode: "=1",
			submittedAt: "2026-10-03T16:30:00.000Z",
		});
		const { out } = await owner.run("export", "--csv", "out.csv");
		expect(out).toBe("1 written to out.csv\n");
		const csv = readFileSync("out.csv", "utf8");
		expect(csv.charCodeAt(0)).toBe(0xfeff);
		const [, row = ""] = csv.split("\r\n");
		expect(row).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
		for (const cell of [
			"'@cmd",
			"'-1+1",
			",'=1,",
			"2026-10-04 03:30:00",
			"0412 345 678",
			"Roller Blinds; Other",
		]) {
			expect(row).toContain(cell);
		}
		expect(statSync("out.csv").mode & 0o077).toBe(0);
	});

	test("export does not replace a file unless told to", async () => {
		await owner.store();
		writeFileSync("kept.csv", "mine");
		const { code, err } = await owner.run("export", "--csv", "kept.csv");
		expect(code).toBe(1);
		expect(err).toBe("kept.csv is there already. Add --yes to replace it.\n");
		expect(readFileSync("kept.csv", "utf8")).toBe("mine");
		await owner.run("export", "--csv", "kept.csv", "--yes");
		expect(readFileSync("kept.csv", "utf8")).toContain("Mei");
		expect(statSync("kept.csv").mode & 0o077).toBe(0);
	});

	test("export says which file it could not write, and does not blame the store", async () => {
		await owner.store();
		const { code, err } = await owner.run("export", "--csv", "nowhere/out.csv");
		expect(code).toBe(1);
		expect(err).toMatch(/^nowhere\/out\.csv could not be written: ENOENT/);
	});

	test("a word that a command would pass over is named", async () => {
		await owner.store();
		for (const command of ["list", "export", "stats"]) {
			const { code, err } = await owner.run(command, "Mei");
			expect(code).toBe(1);
			expect(err).toBe(`${command} has no use for "Mei". --help shows what goes with it.\n`);
		}
	});

	test("an export has every field of a record, and show names them all", async () => {
		const filled = { state: "NSW", postcode: "2516", suspected: ["trap field filled" as const] };
		const { id, ...fields } = await owner.store(filled);
		const { out: csv } = await owner.run("export", "--csv", "-");
		const header = csv.slice(1).split("\r\n")[0]?.split(",");
		expect(header?.toSorted()).toEqual(Object.keys(enquirySchema.shape).toSorted());
		expect(header?.slice(0, 4)).toEqual(["id", "submittedAt", "name", "phone"]);
		const { out } = await owner.run("show", id);
		expect(out.match(/^\w[^:]*:/gm)).toHaveLength(Object.keys(fields).length + 1);
	});

	test("stats count all, the last week, suspected ones, months and interests", async () => {
		await owner.store();
		await owner.store({ submittedAt: "2025-03-31T13:30:00.000Z", interests: ["Other"] });
		const { out } = await owner.run("stats");
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

	test("BLG-06 --newsletter shows the readers, and exports those who have confirmed", async () => {
		const id = "a".repeat(64);
		const reader = {
			id,
			subscribedAt: new Date().toISOString(),
			suspected: [],
			name: "Ana",
			email: "ana@example.com",
		};
		await owner.access.open("subscribers").setJSON(id, reader);
		const { out } = await owner.run("list", "--newsletter");
		expect(out).toMatch(/^a{13} .* Ana {2}ana@example\.com {2}not confirmed\n$/);
		expect((await owner.run("list")).out).toBe("Nothing was sent yet.\n");
		const confirmed = {
			id: "b".repeat(64),
			email: "bo@example.com",
			confirmedAt: reader.subscribedAt,
		};
		await owner.access.open("subscribers").setJSON(confirmed.id, { ...reader, ...confirmed });
		const { out: csv } = await owner.run("export", "--newsletter", "--csv", "-");
		expect(csv).toContain("bo@example.com");
		expect(csv).not.toContain("ana@example.com");
	});
});
