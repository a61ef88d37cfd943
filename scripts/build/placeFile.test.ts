import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { placeFile } from "./placeFile.ts";

test("a file is copied once, under its name, and nothing else is left", () => {
	const folder = mkdtempSync(path.join(tmpdir(), "place-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const kept = path.join(folder, "kept");
	const target = path.join(folder, "hero.avif");
	writeFileSync(kept, "picture");
	placeFile(kept, target);
	writeFileSync(kept, "another");
	placeFile(kept, target);
	expect(readFileSync(target, "utf8")).toBe("picture");
	expect(readdirSync(folder).sort()).toEqual(["hero.avif", "kept"]);
});
