import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkCopy, openContentCopy } from "../../../../tests/contentSentences.ts";
import { formatFault } from "../../faults.ts";
import { readPlan } from "./plan.ts";

const copy = openContentCopy();

function readSpoilt(from: string, to: string) {
	const spoilt = readFileSync("content/plan.yaml", "utf8").replace(from, to);
	expect(spoilt).toContain(to);
	copy.write("plan.yaml", spoilt);
	const { plan, faults } = readPlan(copy.root, checkCopy(copy));
	return { plan, sentences: faults.map((fault) => copy.tidy(formatFault(fault))) };
}

test("VAL-11 a planned link that leads nowhere is named in the plan, and not asked of the post", () => {
	const { plan, sentences } = readSpoilt(
		"- /plantation-shutters-guide",
		"- /plantation-shuters-guide",
	);
	expect(sentences).toEqual([
		'content/plan.yaml:12:7  0.links.1: no page has the address /plantation-shuters-guide; did you mean "/plantation-shutters-guide"?',
	]);
	expect(plan.get(1)?.links).not.toContain("/plantation-shuters-guide");
	expect(plan.get(1)?.links).toContain("/products/plantation-shutters");
});

test("VAL-11 of two plans with one id neither is asked of the post", () => {
	const { plan, sentences } = readSpoilt("- id: 2\n", "- id: 1\n");
	expect(sentences).toEqual(["content/plan.yaml:18:7  1.id: 1 appears twice; keep one"]);
	expect(plan.has(1)).toBe(false);
	expect(plan.has(3)).toBe(true);
});

test("a plan may link to a post that waits for its day", () => {
	const post = "blog/which-shutter-material-for-which-room.mdx";
	const sound = readFileSync(`content/${post}`, "utf8");
	copy.write(post, sound.replace(/^date: .*/m, "date: 2099-01-01"));
	const { sentences } = readSpoilt("- id: 1\n", "- id: 1\n");
	copy.write(post, sound);
	expect(sentences).toEqual([]);
});
