import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const list = ["ls-files", "-co", "--exclude-standard"];
const files = execFileSync("git", list, { encoding: "utf8" }).split("\n");
const tests = files.filter((file) => /\.(?:test|spec|dist)\.tsx?$/.test(file));

/** Not built by decision (Q12), so no test can prove it. */
const notBuilt = ["ENT-24"];

/** Ids in the titles of a test file; `AL-01 to AL-04` means all four. */
function listIds(file: string): string[] {
	const code = readFileSync(file, "utf8").replace(/^\s*(?:\/\/|\/?\*).*/gm, "");
	const ids = [...code.matchAll(/\b([A-Z]{2,4})-(\d{2})(?: to (?:\1-)?(\d{2}))?/g)];
	return ids.flatMap(([, section, from = "", to = from]) =>
		Array.from({ length: Math.max(Number(to) - Number(from) + 1, 1) }, (_, step) => {
			return `${section}-${String(Number(from) + step).padStart(2, "0")}`;
		}),
	);
}

test("a test quotes each line of docs/product.md", () => {
	const quoted = new Set([...notBuilt, ...tests.flatMap(listIds)]);
	const product = readFileSync("docs/product.md", "utf8");
	const ids = [...product.matchAll(/^- ([A-Z]{2,4}-\d{2}) /gm)].map(([, id = ""]) => id);
	expect(ids.length).toBeGreaterThan(200);
	expect(ids.filter((id) => !quoted.has(id))).toEqual([]);
});
