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

test.each([
	["components", /^(?:pages|scripts\/(?!content\/))/],
	["netlify", /^pages\//],
])("%s imports only what is below it", (room, above) => {
	const upwards = [...imports].flatMap(([file, targets]) =>
		file.startsWith(`${room}/`)
			? targets.filter((target) => above.test(target)).map((target) => `${file} > ${target}`)
			: [],
	);
	expect(upwards).toEqual([]);
});

test("ARC-01 content/ holds no code", () => {
	expect(files.filter((file) => file.startsWith("content/"))).toEqual([]);
});
