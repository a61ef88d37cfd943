import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepCompiled } from "./compiled.ts";

let folder: string;
let compiledCount: number;

beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), "compiled-"));
	compiledCount = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function compile(text: string, { name = "content/blog/a.mdx", mode = "production" } = {}) {
	const make = async () => {
		compiledCount += 1;
		return { code: `page of ${text}`, map: { mappings: "AAAA" } };
	};
	const compiled = await keepCompiled({ text, name, mode }, make, folder);
	return compiled?.code;
}

function listFiles(): string[] {
	return readdirSync(folder).map((name) => path.join(folder, name));
}

test("a text that has not changed is compiled once", async () => {
	expect(await compile("one")).toBe("page of one");
	expect(await compile("one")).toBe("page of one");
	expect(compiledCount).toBe(1);
});

test("a changed text gives a changed page, and leaves nothing of the former one behind", async () => {
	await compile("one");
	expect(await compile("two")).toBe("page of two");
	expect(listFiles()).toHaveLength(1);
	expect(await compile("one")).toBe("page of one");
	expect(compiledCount).toBe(3);
});

test("the same text in two files, or for development, is kept apart", async () => {
	await compile("one");
	await compile("one", { name: "content/blog/b.mdx" });
	await compile("one", { mode: "development" });
	expect(compiledCount).toBe(3);
	expect(listFiles()).toHaveLength(3);
});

test("a deleted folder only costs time", async () => {
	await compile("one");
	rmSync(folder, { recursive: true });
	expect(await compile("one")).toBe("page of one");
});

test.each([
	["cut short", (text: string) => text.slice(0, text.length / 2)],
	["empty", () => ""],
	["something else", () => '{"code": 5}'],
	["null", () => "null"],
])("a kept file that is %s is made anew", async (_what, damage) => {
	await compile("one");
	const [file = ""] = listFiles();
	writeFileSync(file, damage(readFileSync(file, "utf8")));
	expect(await compile("one")).toBe("page of one");
	expect(await compile("one")).toBe("page of one");
	expect(compiledCount).toBe(2);
});

test("what the compiler refuses is refused again, and not kept", async () => {
	const refuse = async () => {
		throw new Error("<marquee> is not allowed");
	};
	const text = { text: "<marquee>", name: "a.mdx", mode: "production" };
	for (let run = 0; run < 2; run++)
		await expect(keepCompiled(text, refuse, folder)).rejects.toThrow("<marquee>");
	expect(listFiles()).toEqual([]);
});
