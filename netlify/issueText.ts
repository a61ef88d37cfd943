import type { $ZodRawIssue } from "zod/v4/core";

/** Words for the kinds of value that can be too short or too long. */
const sizes: Record<string, [noun: string, unit: string]> = {
	string: ["String must contain", "character(s)"],
	array: ["Array must contain", "element(s)"],
	set: ["Set must contain", "element(s)"],
};

const formats: Record<string, string> = {
	email: "email",
	url: "url",
	uuid: "uuid",
	datetime: "datetime",
};

/**
 * Error map of every schema: the generic messages in the specified words, whatever the library's version says
 * (VAL-10, Q33). A message written for a field in its schema takes precedence.
 */
export function describeIssue(issue: $ZodRawIssue): string {
	switch (issue.code) {
		case "invalid_type":
			return issue.input === undefined
				? "Required"
				: `Expected ${issue.expected}, received ${kindOf(issue.input)}`;
		case "too_small":
			return describeSize(issue.origin, issue.minimum, "at least", issue.exact);
		case "too_big":
			return describeSize(issue.origin, issue.maximum, "at most", issue.exact);
		case "invalid_format": {
			const name = formats[issue.format ?? ""];
			return name ? `Invalid ${name}` : "Invalid";
		}
		case "invalid_value": {
			const expected = (issue.values ?? []).map((value) => `'${String(value)}'`).join(" | ");
			return issue.input === undefined
				? "Required"
				: `Expected ${expected}, received ${show(issue.input)}`;
		}
		case "unrecognized_keys":
			return `Unrecognized key(s) in object: ${issue.keys?.map((key) => `'${key}'`).join(", ")}`;
		default:
			return "Invalid input";
	}
}

function describeSize(
	origin: string,
	limit: number | bigint,
	bound: string,
	exact = false,
): string {
	const how = exact ? "exactly" : bound;
	const size = sizes[origin];
	if (size) return `${size[0]} ${how} ${limit} ${size[1]}`;
	const comparison = bound === "at least" ? "greater than or equal to" : "less than or equal to";
	return `Number must be ${exact ? "exactly" : comparison} ${limit}`;
}

function kindOf(value: unknown): string {
	if (value === null) return "null";
	if (Array.isArray(value)) return "array";
	return Number.isNaN(value) ? "nan" : typeof value;
}

function show(value: unknown): string {
	return typeof value === "string" ? `'${value}'` : kindOf(value);
}
