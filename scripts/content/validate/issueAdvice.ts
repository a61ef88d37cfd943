import { z } from "zod";
import { suggestion } from "../faults.ts";
import { adviseColon } from "../yaml/value.ts";
import { getDescription, getSchema, unwrap } from "./schemaAt.ts";

const kinds: Record<string, string> = {
	string: "text",
	number: "a number",
	int: "a whole number",
	boolean: "true or false",
	array: "a list",
	object: "keys with values",
	record: "keys with values",
};

/** zod's own messages are for programmers; these say what to write. */
export function adviseIssue(issue: z.core.$ZodIssue, schema: z.ZodType, path = issue.path): string {
	const help = getDescription(getSchema(schema, path));
	switch (issue.code) {
		case "invalid_type": {
			if (!issue.message.startsWith("Invalid")) return issue.message;
			const kind = kinds[issue.expected] ?? issue.expected;
			if (issue.input === undefined) return `add it: ${help ?? `it holds ${kind}`}`;
			if (issue.input === null) return `write ${kind} after the colon${help ? `: ${help}` : ""}`;
			if (issue.expected === "string" && typeof issue.input !== "object") {
				return `write text: put it in double quotes, "${String(issue.input)}"`;
			}
			const split =
				issue.expected === "string" && typeof path.at(-1) === "number" && showPair(issue.input);
			if (split) return adviseColon("", split);
			const bare = dropQuotes(issue.input, issue.expected);
			if (bare) return `take the quotes off: ${bare}`;
			const list = issue.expected === "array" && showList(issue.input, getSchema(schema, path));
			return `write ${list || `${kind}, not ${show(issue.input)}`}`;
		}
		case "invalid_value": {
			if (!issue.message.startsWith("Invalid")) return issue.message;
			const values = issue.values.map(String);
			return `write one of ${values.join(", ")}${suggestion(String(issue.input), values)}`;
		}
		case "invalid_union": {
			if (!issue.message.startsWith("Invalid")) return issue.message;
			const what = help ? `: ${help}` : "";
			if (issue.input === undefined) return `add it${what}`;
			if (issue.input === null) return `write it after the colon${what}`;
			const [first] = issue.errors.flat();
			const isOwn = first && first.code !== "invalid_type";
			return isOwn
				? adviseIssue(first, schema, path)
				: `write ${help ?? "another value"}, not ${show(issue.input)}`;
		}
		case "invalid_key":
			return issue.issues[0]?.message ?? issue.message;
		case "too_small":
			return /^Too small/.test(issue.message)
				? `write ${issue.inclusive ? "" : "more than "}${issue.minimum}${nounOf(issue.origin)}${issue.inclusive ? " or more" : ""}`
				: issue.message;
		case "too_big":
			return /^Too big/.test(issue.message)
				? `write ${issue.maximum}${nounOf(issue.origin)} at most`
				: issue.message;
		default:
			return issue.message;
	}
}

function nounOf(origin: string): string {
	return { array: " of them", string: " characters" }[origin] ?? "";
}

function show(value: unknown): string {
	const text = JSON.stringify(value);
	return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** A number, true or false that was read as text because it stands in quotes; undefined for any other value. */
function dropQuotes(value: unknown, expected: string): string | undefined {
	const patterns = { number: /^-?\d+(?:\.\d+)?$/, boolean: /^(?:true|false)$/ };
	const fits = patterns[expected as keyof typeof patterns];
	return typeof value === "string" && fits?.test(value) ? value : undefined;
}

/** A list item that YAML split at its colon, as it was typed; undefined for any other value. */
function showPair(value: unknown): string | undefined {
	const [[key, rest] = [], ...others] = Object.entries(value ?? {});
	const isSplit = key !== undefined && others.length === 0 && typeof (rest ?? "") !== "object";
	return isSplit ? `${key}: ${rest ?? ""}`.trim() : undefined;
}

/** Characters that an item of a bracketed list may not contain without quotes. */
const signs = /^[@`%&*!|>?#"'-]|[[\]{}]|: | #/;

/** A text that should be a list of texts, written as that list; undefined for any other value. */
function showList(value: unknown, schema: z.ZodType | undefined): string | undefined {
	const list = unwrap(schema);
	const isOfTexts = list instanceof z.ZodArray && list.element instanceof z.ZodString;
	if (!isOfTexts || typeof value !== "string" || value.length > 120) return undefined;
	const items = value.split(/[,;]/).map((item) => item.trim());
	const quoted = items
		.filter(Boolean)
		.map((item) => (signs.test(item) ? JSON.stringify(item) : item));
	return quoted.length ? `[${quoted.join(", ")}]` : undefined;
}
