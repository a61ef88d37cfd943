import { afterEach, expect, test, vi } from "vitest";
import { deriveFromText } from "./deriveFromText.ts";

afterEach(() => vi.unstubAllEnvs());

test("while writing, what follows from a text is worked out again only when the text has changed", () => {
	vi.stubEnv("NODE_ENV", "development");
	const measure = vi.fn((text: string) => ({ length: text.length }));
	const lengthOf = deriveFromText(measure);
	const first = lengthOf("a.mdx", "blind");
	expect(lengthOf("a.mdx", "blind")).toBe(first);
	expect(lengthOf("b.mdx", "blind")).not.toBe(first);
	expect(lengthOf("a.mdx", "shutter")).toEqual({ length: 7 });
	expect(measure).toHaveBeenCalledTimes(3);
});

test("a build keeps nothing of the texts it has asked for", () => {
	const lengthOf = deriveFromText((text) => ({ length: text.length }));
	expect(lengthOf("a.mdx", "blind")).not.toBe(lengthOf("a.mdx", "blind"));
});
