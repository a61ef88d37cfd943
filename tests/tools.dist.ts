import { expect, test } from "vitest";
import { getContent } from "../scripts/content/collections.ts";
import { mainText, readPage } from "./html.ts";

const { chooser } = getContent();

test("without script the chooser's page gives every answer in words, with its reason and its catch", () => {
	const text = mainText(readPage("/which-product"));
	for (const { why, catch: snag } of Object.values(chooser.advice).flat()) {
		expect(text).toContain(why);
		expect(text).toContain(snag);
	}
});
