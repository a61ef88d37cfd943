import { expect, test } from "vitest";
import { getContent } from "../scripts/content/collections.ts";
import { mainText, readPage } from "./html.ts";

const { chooser, sun } = getContent();

test("without script the chooser's page gives every answer in words, with its reason and its catch", () => {
	const text = mainText(readPage("/which-product"));
	for (const { why, catch: snag } of Object.values(chooser.advice).flat()) {
		expect(text).toContain(why);
		expect(text).toContain(snag);
	}
});

test("without script the page of the sun says for eight facings when there is sun on four days, and what it leaves out", () => {
	const page = readPage("/sun");
	const rows = page.querySelectorAll(".sun-table tbody tr");
	expect(rows).toHaveLength(8);
	for (const row of rows) expect(row.querySelectorAll("td")).toHaveLength(5);
	const text = mainText(page);
	for (const line of [...sun.ignores, ...Object.values(sun.facings)]) expect(text).toContain(line);
	// No claim about warmth or money.
	expect(text).not.toMatch(/°C|\$\d/);
});
