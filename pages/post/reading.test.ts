import { expect, test } from "vitest";
import { countMinutes } from "./reading.ts";

test.each([
	[0, 1],
	[100, 1],
	[357, 2],
	[900, 4],
	[2380, 10],
])("BEY-08 %i words take %i minutes", (words, minutes) => {
	expect(countMinutes(words)).toBe(minutes);
});
