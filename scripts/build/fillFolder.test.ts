import { readdirSync, readFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { makeFolder } from "../../tests/makeFolder.ts";
import { fillFolder } from "./fillFolder.ts";

test("only what is missing is made, and what is in no list is deleted", async () => {
	const folder = makeFolder({ "hero.avif": "there", "old.avif": "of a picture that is gone" });
	const make = async () => Buffer.from("made");
	const report = vi.fn();
	const files = new Map(["hero.avif", "card.avif", "wide.avif"].map((name) => [name, make]));
	await fillFolder(folder, files, report);
	expect(readdirSync(folder).sort()).toEqual(["card.avif", "hero.avif", "wide.avif"]);
	const read = (name: string) => readFileSync(`${folder}/${name}`, "utf8");
	expect([read("hero.avif"), read("card.avif")]).toEqual(["there", "made"]);
	expect(report.mock.calls).toEqual([
		[1, 2],
		[2, 2],
	]);
});

test("after a failure nothing more is begun, and no half-written file is left", async () => {
	const folder = makeFolder();
	const make = vi.fn(async () => Buffer.from(""));
	make.mockRejectedValueOnce(new Error("broken"));
	const files = new Map(Array.from({ length: 500 }, (_, index) => [`${index}.avif`, make]));
	await expect(fillFolder(folder, files)).rejects.toThrow("broken");
	await setImmediate();
	expect(make.mock.calls.length).toBeLessThan(50);
	expect(readdirSync(folder).filter((file) => file.endsWith(".part"))).toEqual([]);
});
