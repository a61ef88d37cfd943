import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { openDesk } from "../../tests/ownerDesk.ts";
import { localFolder } from "./store.ts";

const desk = await openDesk();

describe("BEY-13 npm run enquiries -- delete", () => {
	test("asks unless --yes, and then deletes the one and its announcement", async () => {
		const { id } = await desk.store();
		await desk.store({ name: "Stays" });
		await desk.access.open("announcements").set(id, "told");
		const { code, err } = await desk.run("delete", id);
		expect(code).toBe(1);
		expect(err).toBe("Nobody is there to ask: add --yes to delete.\n");
		expect(await desk.access.open("enquiries").get(id)).not.toBeNull();
		expect((await desk.run("delete", id, "--yes")).code).toBe(0);
		expect(await desk.access.open("enquiries").get(id)).toBeNull();
		expect(await desk.access.open("announcements").get(id)).toBeNull();
		expect((await desk.run("list")).out).toContain("Stays");
	});

	test("takes several, and none of them where one is not known", async () => {
		const [one, other] = [await desk.store(), await desk.store({ name: "Bo" })];
		const { code, err } = await desk.run("delete", one.id, "nobody", "--yes");
		expect(code).toBe(1);
		expect(err).toBe("There is no record nobody. The list shows what there is.\n");
		expect(await desk.access.open("enquiries").get(one.id)).not.toBeNull();
		const { out } = await desk.run("delete", one.id, other.id.slice(0, 13), one.id, "--yes");
		expect(out.match(/is deleted/g)).toHaveLength(2);
		expect((await desk.run("list")).out).toBe("Nothing was sent yet.\n");
	});

	test("a record that could not be deleted whole is named, and the store is not blamed for reading", async () => {
		const { id } = await desk.store();
		const announcements = path.join(localFolder, "entries/unlinked/site:announcements-local");
		rmSync(announcements, { recursive: true, force: true });
		mkdirSync(path.dirname(announcements), { recursive: true });
		writeFileSync(announcements, "a file in the way");
		const { code, err } = await desk.run("delete", id, "--yes");
		rmSync(announcements);
		expect(code).toBe(1);
		expect(err).toMatch(
			/^\S+ could not be deleted: .+\. If the list still shows it, delete it again\.\n$/,
		);
	});

	test.each([[["--yes"]], [[]]])(
		"%j prints what is left of a damaged record, before it asks",
		async (more) => {
			const { id } = await desk.store();
			const left = `{"id":"${id}","phone":"+61 412 345 678","na`;
			await desk.access.open("enquiries").set(id, `${left}\0\u001b[2J`);
			const { out, err } = await desk.run("delete", id, ...more);
			expect(err).toContain(`${id} is damaged. What is left of it:\n`);
			expect(out).toContain(`${left}[2J\n`);
			const stays = await desk.access.open("enquiries").get(id);
			expect(stays === null).toBe(more.includes("--yes"));
		},
	);
});
