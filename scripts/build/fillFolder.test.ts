import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { fillFolder } from "./fillFolder.ts";

let folder: string;
const read = (name: string) => readFileSync(path.join(folder, name), "utf8");

beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), "fill-"));
});

test("only what is missing is made, and what is in no list is deleted", async () => {
	writeFileSync(path.join(folder, "hero.avif"), "there already");
	writeFileSync(path.join(folder, "old.avif"), "of a picture that is gone");
	const make = async () => Buffer.from("made");
	const report = vi.fn();
	const files = new Map(["hero.avif", "card.avif", "wide.avif"].map((name) => [name, make]));
	await fillFolder(folder, files, report);
	expect(readdirSync(folder).sort()).toEqual(["card.avif", "hero.avif", "wide.avif"]);
	expect([read("hero.avif"), read("card.avif")]).toEqual(["there already", "made"]);
	expect(report.mock.calls).toEqual([
		[1, 2],
		[2, 2],
	]);
});

test("after a failure nothing more is begun, and no half-written file is left", async () => {
	const make = vi.fn(async () => Promise.reject(new Error("broken")));
	const files = new Map(Array.from({ length: 500 }, (_, index) => [`${index}.avif`, make]));
	await expect(fillFolder(folder, files)).rejects.toThrow("broken");
	expect(make.mock.calls.length).toBeLessThan(500);
	expect(readdirSync(folder)).toEqual([]);
});
