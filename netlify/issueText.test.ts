import { describe, expect, test } from "vitest";
import * as z from "zod";
import { describeIssue } from "./issueText.ts";

function messageOf(schema: z.ZodType, input: unknown): string | undefined {
	return schema.safeParse(input, { error: describeIssue }).error?.issues[0]?.message;
}

describe("VAL-10 Q33 generic messages read as stated", () => {
	test.each<[string, z.ZodType, unknown, string]>([
		["absent text", z.string(), undefined, "Required"],
		["absent key", z.object({ name: z.string() }), {}, "Required"],
		["absent choice", z.enum(["a"]), undefined, "Required"],
		["number for text", z.string(), 4, "Expected string, received number"],
		["null for text", z.string(), null, "Expected string, received null"],
		["list for object", z.object({}), [], "Expected object, received array"],
		["text for list", z.array(z.string()), "x", "Expected array, received string"],
		["not a number", z.number(), Number.NaN, "Expected number, received nan"],
		["too short", z.string().min(8), "1234567", "String must contain at least 8 character(s)"],
		["too long", z.string().max(2), "abc", "String must contain at most 2 character(s)"],
		["other length", z.string().length(2), "abc", "String must contain exactly 2 character(s)"],
		["too few", z.array(z.string()).min(1), [], "Array must contain at least 1 element(s)"],
		["too small", z.number().min(3), 2, "Number must be greater than or equal to 3"],
		["too big", z.number().max(3), 4, "Number must be less than or equal to 3"],
		["e-mail", z.email(), "a@b", "Invalid email"],
		["e-mail by check", z.string().check(z.email()), "a", "Invalid email"],
		["address", z.url(), "x", "Invalid url"],
		["pattern", z.string().regex(/^a$/), "b", "Invalid"],
		["choice", z.enum(["a", "b"]), "c", "Expected 'a' | 'b', received 'c'"],
		["unknown key", z.strictObject({}), { x: 1 }, "Unrecognized key(s) in object: 'x'"],
		["union", z.union([z.string(), z.number()]), true, "Invalid input"],
	])("%s", (_, schema, input, message) => {
		expect(messageOf(schema, input)).toBe(message);
	});

	test("a schema's own words come first", () => {
		expect(messageOf(z.string("Please write."), 4)).toBe("Please write.");
	});
});
