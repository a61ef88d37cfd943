import { expect, test } from "vitest";
import { dropLinks } from "./linkedText.ts";

test.each([
	["See the [guide](/plantation-shutters-guide) first.", "See the guide first."],
	["[One](/a) and [two](/b#c).", "One and two."],
	["No link [at all] (in brackets).", "No link [at all] (in brackets)."],
])("%s is read without links as %s", (text, plain) => {
	expect(dropLinks(text)).toBe(plain);
});
