import { readFileSync, statSync, writeFileSync } from "node:fs";
import { Encrypter } from "age-encryption";
import { v7 } from "uuid";
import { describe, expect, test, vi } from "vitest";
import { keyOf } from "../netlify/enquiries/identity.ts";
import { enquirySchema } from "../netlify/enquiries/records.ts";
import { deleteEnquiries, forgetOld } from "../netlify/enquiries/retention.ts";
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
			/1 Feb 2026.*1:30.am.*Ana .*\+61 412 345 678 .*Bulli .*Roller Blinds, Other {2}new$/,
		);
	});

	test("export writes every field as CSV that no spreadsheet takes for formulas, for the owner only", async () => {
		await owner.store({
			name: '=HYPERLINK("http://evil.example")',
			message: "@cmd",
			city: "-1+1",
			postcode: "=1",
			state: "＝1+1",
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
			"'＝1+1",
			`,"'=1",`,
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

	test("an export has every field of a record, and what the owner added to it", async () => {
		const { id } = await owner.store({ state: "NSW", suspected: ["trap field filled"] });
		await owner.access.open("notes").setJSON(id, { stage: "quoted", note: "Ladder" });
		const { out: csv } = await owner.run("export", "--csv", "-");
		const [header = "", row] = csv.slice(1).replaceAll('"', "").split("\r\n");
		const own = ["stage", "note", "photos"];
		expect(header.split(",").toSorted()).toEqual(
			[...Object.keys(enquirySchema.shape), ...own].toSorted(),
		);
		expect(row).toMatch(/trap field filled,quoted,Ladder,0$/);
	});
});

const yearsAgo = (years: number) =>
	new Date(Date.now() - years * 365.25 * 24 * 3_600_000).toISOString();

/** An enquiry with a photo and a note that it was announced. */
async function storeWithAll(changes: Parameters<typeof owner.store>[0], key?: string) {
	const { id } = await owner.store(changes, key);
	await owner.access.open("photos").set(`${keyOf(id)}/0123-4.jpg`, "pic1");
	await owner.access.open("announcements").set(`${id}/email`, "told");
	return id;
}

const left = async () =>
	(
		await Promise.all(
			(["enquiries", "photos", "announcements"] as const).map(
				async (kind) => (await owner.access.open(kind).list()).blobs,
			),
		)
	).flat();

test("list goes by the time of the server, not by names that a sender chose", async () => {
	await owner.store({ name: "Honest" }, v7());
	for (const [key, days] of [
		["\u00ffjunk", 1],
		["zzz", 1],
		[v7({ msecs: Date.now() + 3_600_000 }), 2],
	] as const)
		for (let index = 0; index < 20; index++)
			await owner.store({ name: `Junk ${index}`, submittedAt: yearsAgo(days) }, key);
	const { out } = await owner.run("list");
	expect(out.split("\n")[0]).toContain("Honest");
});

test("list shows the newest fifty and says how many are older", async () => {
	for (let index = 0; index < 53; index++) await owner.store({ name: `Visitor ${index}` });
	const { out } = await owner.run("list");
	expect(out.match(/Visitor/g)).toHaveLength(50);
	expect(out).toContain("3 older: add --all to see them.");
	expect((await owner.run("list", "--all")).out.match(/Visitor/g)).toHaveLength(53);
});

test("the scheduled function deletes what is older than a period that the owner has set, and nothing before", async () => {
	const id = await storeWithAll({ submittedAt: yearsAgo(3) });
	for (const name of ["email", "webhook"])
		await owner.access.open("announcements").set(`${id}/${name}.try`, "{}");
	const young = await storeWithAll({ name: "Young" });
	vi.stubEnv("NETLIFY_BLOBS_CONTEXT", owner.blobsContext);
	await forgetOld({});
	// All but the notes that it was announced, which nobody needs a week later; that somebody was not told stays.
	expect(await left()).toHaveLength(6);
	expect((await left()).map(({ key }) => key)).toContain(`${id}/webhook.try`);
	vi.stubEnv("ENQUIRY_KEEP_MONTHS", "24");
	vi.spyOn(console, "log").mockImplementation(() => undefined);
	await forgetOld({});
	vi.unstubAllEnvs();
	vi.restoreAllMocks();
	const keys = (await left()).map(({ key }) => key);
	expect(keys).toHaveLength(3);
	expect(keys.every((key) => key.startsWith(keyOf(young)))).toBe(true);
});

test("photos that a corrected enquiry shares stay until the last of them goes", async () => {
	const key = crypto.randomUUID();
	const first = await storeWithAll({ name: "First" }, key);
	const second = await storeWithAll({ name: "Second" }, key);
	await deleteEnquiries(owner.access.open, [first]);
	expect((await owner.access.open("photos").list()).blobs).toHaveLength(1);
	await deleteEnquiries(owner.access.open, [second]);
	expect(await left()).toEqual([]);
});

test("a backup holds everything, tells nobody without the passphrase, and brings it back", async () => {
	// A passphrase is meant to take a processor a second each time; here it takes a moment.
	const { setPassphrase } = Encrypter.prototype;
	vi.spyOn(Encrypter.prototype, "setPassphrase").mockImplementation(function (
		this: Encrypter,
		words,
	) {
		setPassphrase.call(this, words);
		this.setScryptWorkFactor(10);
	});
	vi.stubEnv("ENQUIRY_PASSPHRASE", "correct horse");
	const id = await storeWithAll({ name: "王小明" });
	expect((await owner.run("backup", "all.age")).out).toContain("3 entries written to all.age");
	const file = readFileSync("all.age");
	expect(file.subarray(0, 21).toString()).toBe("age-encryption.org/v1");
	expect(statSync("all.age").mode & 0o077).toBe(0);
	await owner.access.open("enquiries").deleteAll();
	await owner.access.open("photos").deleteAll();
	await owner.access.open("announcements").deleteAll();
	await owner.store({ name: "Since then" });

	vi.stubEnv("ENQUIRY_PASSPHRASE", "wrong");
	const { code, err } = await owner.run("restore", "all.age");
	expect([code, err]).toEqual([1, "all.age cannot be read with this passphrase.\n"]);
	vi.stubEnv("ENQUIRY_PASSPHRASE", "correct horse");
	expect((await owner.run("restore", "all.age")).out).toContain("3 of 3 entries");
	expect((await owner.run("restore", "all.age")).out).toContain("0 of 3 entries");
	expect((await owner.run("list")).out).toContain("王小明");
	expect((await owner.run("list")).out).toContain("Since then");

	// What somebody had deleted does not come back, and what deleted it cannot be read.
	await deleteEnquiries(owner.access.open, [id]);
	expect((await owner.run("restore", "all.age")).out).toContain(
		"0 of 3 entries written back; the others were there. 3 were deleted since and stay so.",
	);
	expect((await owner.run("list")).out).not.toContain("王小明");
	expect((await owner.access.open("deleted").list()).blobs.map(({ key }) => key)).toEqual([
		expect.stringMatching(/^[0-9a-f]{64}$/),
	]);
	// Sent again since, it is another record.
	await owner.store({ name: "王小明" }, keyOf(id));
	await owner.run("backup", "later.age");
	await owner.access.open("enquiries").deleteAll();
	expect((await owner.run("restore", "later.age")).out).toMatch(/^2 of 3 /);
	expect((await owner.run("list")).out).toContain("王小明");
	vi.unstubAllEnvs();
	vi.restoreAllMocks();
});

test("a name that would turn the letters around it is printed in the order in which it is stored", async () => {
	await owner.store({ name: "Mei\u202Egpj.exe" });
	for (const args of [["list"], ["export", "--csv", "-"]]) {
		expect((await owner.run(...args)).out).toContain("Meigpj.exe");
	}
});
