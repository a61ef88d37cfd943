import { expect, test } from "vitest";
import { cleanLine, cleanLines } from "./plainText.ts";

test("control characters of a line become a blank, everything else of Unicode stays", () => {
	expect(cleanLine("Zoë\u0000\u0007\r\n王 👩‍🔧\u2028é")).toBe("Zoë 王 👩‍🔧 é");
});

test("line ends of a message become one kind, tabs stay, other control characters go", () => {
	expect(cleanLines("a\r\nb\rc\u2029d\te\u001bf\u0085")).toBe("a\nb\nc\nd\tef");
});

test("half a character becomes the sign for it", () => {
	expect(cleanLine("a\uD83D")).toBe("a\uFFFD");
	expect(cleanLines("a\n\uDE00b")).toBe("a\n\uFFFDb");
});
