import { expect, test } from "vitest";
import { regionSchema } from "./place.ts";

test("ARC-06 a region without its texts is asked for each of them", () => {
	const issues = regionSchema.safeParse({ products: { "zip-screens": {} } }).error?.issues ?? [];
	expect(issues.map(({ path }) => path.join("."))).toEqual([
		"id",
		"name",
		"slug",
		"council",
		"biggest",
		"about",
		"products.zip-screens.intro",
		"products.zip-screens.advice",
	]);
});
