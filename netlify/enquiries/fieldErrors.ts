import * as z from "zod/mini";
import { type FieldErrors, Refusal } from "../requests/refusal.ts";

/** Checks input against the form's own rules. @throws Refusal 400 with a message for each field */
export function validate<Schema extends z.core.$ZodType>(
	schema: Schema,
	input: unknown,
): z.output<Schema> {
	const result = z.safeParse(schema, input, { error: describeIssue });
	if (result.success) return result.data;
	const errors: FieldErrors = Object.create(null);
	for (const { path, message } of result.error.issues) {
		if (path.length) errors[String(path[0])] ??= message;
	}
	const [first] = result.error.issues;
	const message = Object.keys(errors).length
		? "Some fields need another look."
		: (first?.message ?? "Invalid input");
	throw new Refusal(400, message, { errors });
}

/** Words for the kinds of value that can be too short or too long. */
const sizes: Record<string, [noun: string, unit: string]> = {
	string: ["String", "character(s)"],
	array: ["Array", "element(s)"],
};

/**
 * The generic messages in the specified words, whatever the library's version says (VAL-10, Q33). A message written
 * for a field in its schema takes precedence.
 */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
	if (issue.code === "invalid_type") {
		const { input, expected } = issue;
		return input === undefined ? "Required" : `Expected ${expected}, received ${kindOf(input)}`;
	}
	if (issue.code === "invalid_format") return `Invalid ${issue.format}`;
	if (issue.code === "too_small" || issue.code === "too_big") {
		const [noun, unit] = sizes[issue.origin] ?? [];
		const bound =
			issue.code === "too_small" ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
		if (noun) return `${noun} must contain ${bound} ${unit}`;
	}
	return "Invalid input";
}

function kindOf(value: unknown): string {
	if (value === null) return "null";
	return Array.isArray(value) ? "array" : typeof value;
}
