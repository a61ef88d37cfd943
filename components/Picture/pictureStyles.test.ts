import { expect, test } from "vitest";
import { formatPositions } from "./pictureStyles.ts";

test("each share from the left and from the top becomes one rule, the middle none", () => {
	const css = formatPositions(["55% 40%", "50% 50%", "5% 40%", "", "55% 40%"]);
	const rules = ['[data-x="5%"]{--x:5%}', '[data-x="55%"]{--x:55%}', '[data-y="40%"]{--y:40%}'];
	expect(css).toBe(`@layer components{${rules.join("")}}\n`);
});
