import { expect, test } from "vitest";
import { formatPositions } from "./pictureStyles.ts";

test("each position becomes one rule, the middle none", () => {
	const css = formatPositions(["55% 40%", "50% 50%", "5% 45%", "55% 40%"]);
	expect(css.match(/--pos:[^}]+/g)).toEqual(["--pos:5% 45%", "--pos:55% 40%"]);
	expect(css).toContain('.pic[data-pos="55% 40%"]');
});
