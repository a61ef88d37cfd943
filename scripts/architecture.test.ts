import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
	encoding: "utf8",
});
const files = tracked.split("\n").filter((file) => /\.(?:tsx?|mjs|js)$/.test(file));
const sources = files.filter((file) => !/\.test\.tsx?$|^tests\//.test(file));

/** The modules of the site that each source file imports, types included. */
const imports = new Map(
	sources.map((file) => {
		const text = readFileSync(file, "utf8");
		const found = text.matchAll(/(?:\bfrom|\bimport\(|^import)\s*["'](\.{1,2}\/[^"']+)["']/gm);
		const targets = [...found].map(([, target = ""]) => path.join(path.dirname(file), target));
		return [file, targets.filter((target) => sources.includes(target))];
	}),
);

/** The one name that two files have; nothing may be added. */
const namedAlike = ["pictures"];

/** The first circle that a walk from a file meets. */
function findCircle(file: string, way: string[], done: Set<string>): string[] | undefined {
	if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
	if (done.has(file)) return undefined;
	for (const target of imports.get(file) ?? []) {
		const circle = findCircle(target, [...way, file], done);
		if (circle) return circle;
	}
	done.add(file);
	return undefined;
}

test("no modules import each other in a circle", () => {
	const done = new Set<string>();
	const circles = sources.flatMap((file) => findCircle(file, [], done)?.join(" > ") ?? []);
	expect([...new Set(circles)]).toEqual([]);
});

test.each([
	["components", /^(?:pages|scripts\/(?!content\/))/],
	["netlify", /^pages\//],
	["scripts/content", /^(?:pages|components|netlify|scripts\/(?!content\/))/],
])("%s imports only what is below it", (room, above) => {
	const upwards = [...imports].flatMap(([file, targets]) =>
		file.startsWith(`${room}/`)
			? targets.filter((target) => above.test(target)).map((target) => `${file} > ${target}`)
			: [],
	);
	expect(upwards).toEqual([]);
});

test("what runs in a browser reaches no module of Node", () => {
	const reached = new Set(sources.filter((file) => /(?:\.mount|client)\.ts$/.test(file)));
	const wrong: string[] = [];
	for (const file of reached) {
		const text = readFileSync(file, "utf8").replace(/^import type [^;]+;/gm, "");
		if (text.includes('from "node:')) wrong.push(file);
		for (const target of imports.get(file) ?? [])
			if (text.includes(path.basename(target))) reached.add(target);
	}
	expect(reached).toContain("components/ContactForm/send.ts");
	expect(wrong).toEqual([]);
});

test("ARC-01 content/ holds no code", () => {
	expect(files.filter((file) => file.startsWith("content/"))).toEqual([]);
});

test("a file's name says which module it is: no two are alike", () => {
	// Vike's files and those that a folder's convention names are told apart by the folder.
	const named = sources.map((file) =>
		path
			.basename(file)
			.replace(/\.tsx?$/, "")
			.toLowerCase(),
	);
	const own = named.filter((name) => !name.startsWith("+") && !["index", "readme"].includes(name));
	const twice = own.filter((name, index) => own.indexOf(name) !== index);
	expect(twice.filter((name) => !namedAlike.includes(name))).toEqual([]);
});

test("no source file is longer than 200 lines", () => {
	const lengths = sources.map((file) => [file, readFileSync(file, "utf8").split("\n").length - 1]);
	expect(lengths.filter(([, lines]) => Number(lines) > 200)).toEqual([]);
});
