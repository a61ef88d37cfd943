import { describe, expect, test, vi } from "vitest";
import { openDesk } from "../../tests/ownerDesk.ts";
import { findIds } from "./store.ts";

const desk = await openDesk();

describe("BEY-13 reading the store", () => {
	test("a damaged record is named and the others are shown", async () => {
		const { id } = await desk.store();
		await desk.store({ name: "Whole" });
		await desk.access.open("enquiries").set(id, '{"id":');
		const { out, err } = await desk.run("list");
		expect(out).toContain("Whole");
		expect(err).toBe(`${id} is damaged and was left out.\n`);
	});

	test("show prints what is left of a damaged record, and keeps it", async () => {
		const { id } = await desk.store();
		const left = `{"id":"${id}","phone":"+61 412 345 678","na`;
		await desk.access.open("enquiries").set(id, `${left}\0\u001b[2J`);
		const { out, err } = await desk.run("show", id);
		expect(err).toBe(`${id} is damaged. What is left of it:\n`);
		expect(out).toBe(`${left}[2J\n`);
		expect(await desk.access.open("enquiries").get(id)).not.toBeNull();
	});

	test("a record that was accepted under other rules stays readable", async () => {
		const { id } = await desk.store({ phone: "12", interests: ["x".repeat(300)] });
		const { out, err } = await desk.run("show", id);
		expect(out).toContain("Phone:          12\n");
		expect(err).toBe("");
	});

	test("what a broken write left behind is no record", async () => {
		await desk.access.open("enquiries").set(".x81k2", "half a rec");
		expect(await desk.run("list")).toEqual({ code: 0, out: "Nothing was sent yet.\n", err: "" });
	});

	test("several ids cost one listing", async () => {
		const ids = [(await desk.store()).id, (await desk.store()).id];
		const store = desk.access.open("enquiries");
		const list = vi.spyOn(store, "list");
		const starts = ids.map((id) => id.slice(0, 13));
		const found = await findIds({ ...desk.access, open: () => store }, "enquiries", starts);
		expect(found).toEqual(ids);
		expect(list).toHaveBeenCalledOnce();
	});

	test("reads all of many", async () => {
		await Promise.all(Array.from({ length: 137 }, (_, index) => desk.store({ name: `N${index}` })));
		const { out } = await desk.run("export", "--csv", "-");
		expect(out.trim().split("\r\n")).toHaveLength(138);
		expect(new Set(out.match(/N\d+/g)).size).toBe(137);
	});

	test("tells the person at a terminal how far it has read", async () => {
		await Promise.all(Array.from({ length: 101 }, () => desk.store()));
		const told: unknown[] = [];
		const { isTTY } = process.stderr;
		process.stderr.isTTY = true;
		vi.spyOn(process.stderr, "write").mockImplementation((text) => Boolean(told.push(text)));
		await desk.run("stats");
		process.stderr.isTTY = isTTY;
		vi.restoreAllMocks();
		expect(told[0]).toBe("\r10 of 101 read");
		expect(told.at(-1)).toBe("\r\u001b[K");
	});
});
