import { z } from "zod";
import { type Fault, suggestion } from "./faults.ts";
import type { Source } from "./source.ts";

/**
 * Checks the data of a source against a schema.
 * Gives the typed value, or undefined after adding one fault per problem to `faults`.
 */
export function validate<Schema extends z.ZodType>(
	schema: Schema,
	source: Source,
	faults: Fault[],
): z.infer<Schema> | undefined {
	faults.push(...source.faults);
	if (source.data === undefined) return undefined;
	const result = schema.safeParse(source.data ?? {}, { reportInput: true });
	if (result.success) return source.faults.length ? undefined : result.data;
	const wrong = new Set<string>();
	for (const issue of result.error.issues) {
		// A text where a list belongs is not also a list that is too long.
		const place = issue.path.join(".");
		if (!wrong.has(place)) faults.push(...listFaults(issue, schema, source));
		if (issue.code === "invalid_type") wrong.add(place);
	}
	return undefined;
}

function listFaults(issue: z.core.$ZodIssue, schema: z.ZodType, source: Source): Fault[] {
	const { file } = source;
	if (issue.code === "unrecognized_keys") {
		const known = listKeys(schema, issue.path);
		return issue.keys.map((key) => {
			const path = [...issue.path, key];
			const advice = suggestion(key, known) || `; the keys are ${known.join(", ")}`;
			return {
				file,
				...source.locate(path, "key"),
				field: path.join("."),
				message: `not a key here${advice}`,
			};
		});
	}
	if (source.isReported(issue.path)) return [];
	const field = issue.path.length ? { field: issue.path.join(".") } : {};
	return [{ file, ...source.locate(issue.path), ...field, message: advise(issue, schema) }];
}

const kinds: Record<string, string> = {
	string: "text",
	number: "a number",
	int: "a whole number",
	boolean: "true or false",
	array: "a list",
	object: "keys with values",
	record: "keys with values",
};

/** zod's own words are for programmers; these say what to write. */
function advise(issue: z.core.$ZodIssue, schema: z.ZodType, path = issue.path): string {
	const help = getDescription(getSchema(schema, path));
	switch (issue.code) {
		case "invalid_type": {
			const kind = kinds[issue.expected] ?? issue.expected;
			if (issue.input === undefined) return `add it: ${help ?? `it holds ${kind}`}`;
			if (issue.input === null) return `write ${kind} after the colon${help ? `: ${help}` : ""}`;
			if (issue.expected === "string" && typeof issue.input !== "object") {
				return `write text: put it in double quotes, "${String(issue.input)}"`;
			}
			return `write ${kind}, not ${show(issue.input)}`;
		}
		case "invalid_value": {
			if (!issue.message.startsWith("Invalid")) return issue.message;
			const values = issue.values.map(String);
			return `write one of ${values.join(", ")}${suggestion(String(issue.input), values)}`;
		}
		case "invalid_union": {
			if (issue.input === undefined) return `add it${help ? `: ${help}` : ""}`;
			const [first] = issue.errors.flat();
			const isOwn = first && first.code !== "invalid_type";
			return isOwn
				? advise(first, schema, path)
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

/** The schema at a path; what leads there is seen through `optional`. */
function getSchema(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
	let at: z.ZodType | undefined = schema;
	for (const part of path) {
		at = unwrap(at);
		if (at instanceof z.ZodObject) at = at.shape[String(part)] as z.ZodType | undefined;
		else if (at instanceof z.ZodArray) at = at.element as z.ZodType;
		else if (at instanceof z.ZodRecord) at = at.valueType as z.ZodType;
		else return undefined;
	}
	return at;
}

/** Described before or after it was made optional. */
function getDescription(schema: z.ZodType | undefined): string | undefined {
	return schema?.description ?? unwrap(schema)?.description;
}

function unwrap(schema: z.ZodType | undefined): z.ZodType | undefined {
	return schema instanceof z.ZodOptional ? unwrap(schema.unwrap() as z.ZodType) : schema;
}

function listKeys(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
	const at = unwrap(getSchema(schema, path));
	return at instanceof z.ZodObject ? Object.keys(at.shape) : [];
}
