import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { copyContent } from "../tests/contentCopy.ts";
import { writePost } from "./content/postFile.ts";

const kiama = "blog/zip-screens-kiama-salt-and-hardware.mdx";
const draft = "blog/folding-arm-awning-reach-and-fixing.mdx";

test("BEY-14 GitHub reads each fault from the output of the check, and those of drafts as warnings; the spelling of one that nobody has begun is let stand", () => {
	const copy = copyContent();
	copy.write(
		kiama,
		copy
			.read(kiama)
			.replace("\n## ", "\nTODO: never sprey.$&")
			.replace(/^category: /m, "$&A sprey of "),
	);
	copy.write(
		draft,
		copy.read(draft).replace(/^id:/m, "draft: true\nid:").replace("\n## ", "\nSprey.$&"),
	);
	// Two have the template's own words in common.
	for (const slug of ["x", "y"]) {
		const fields = { title: `Größe ${slug}`, slug, date: "2026-01-01" };
		copy.write(`blog/${slug}.mdx`, writePost(copy.read("template.mdx"), fields));
	}
	const env = { ...process.env, CONTENT_ROOT: copy.root };
	const check = spawnSync(process.execPath, ["scripts/check-content.ts"], {
		env,
		encoding: "utf8",
	});
	const lines = copy.tidy(check.stdout + check.stderr).split("\n");
	expect(check.status).toBe(1);
	expect(lines.filter((line) => line.includes("keep it in one"))).toEqual([]);
	const { problemMatcher } = JSON.parse(readFileSync(".github/faults.json", "utf8"));
	const [wrong, unfinished] = problemMatcher.map(
		({ pattern: [{ regexp }] }: { pattern: [{ regexp: string }] }) =>
			lines.flatMap((line) => {
				const [, file, , , message = ""] = line.match(regexp) ?? [];
				return file ? [`${file} ${message.slice(0, 7)}`] : [];
			}),
	);
	// What is no category is told as that, and not as misspelt too.
	expect(wrong.filter((line: string) => line === `content/${kiama} "sprey"`)).toHaveLength(1);
	expect(wrong).toContain(`content/${kiama} categor`);
	expect(lines.filter((line) => line.includes('"TODO"'))).toEqual([]);
	expect(unfinished.filter((line: string) => line.includes('"'))).toEqual([
		`content/${draft} "Sprey"`,
	]);
	const left = unfinished.filter((line: string) => line.startsWith("content/blog/x.mdx this is"));
	expect(left.length).toBeGreaterThan(5);
	expect(lines).toContain(
		"  content/blog/x.mdx:7:3  this is still the draft's own text; write yours",
	);
}, 180_000);
