import { z } from "zod";
import { type Fault, findClosest, suggestion } from "./faults.ts";
import type { Source } from "./source.ts";

/**
 * Checks the data of a source against a schema.
 * Returns the typed value, or undefined after adding one fault per problem to `faults`.
 */
export function validate<Schema extends z.ZodType>(
	schema: Schema,
	source: Source,
	faults: Fault[],
): z.infer<Schema> | undefined {
	faults.push(...source.faults);
	if (source.data === undefined) return undefined;
	const result = schema.safeParse(source.data, { reportInput: true, error: adviseIssue });
	if (result.success) return source.faults.length ? undefined : result.data;
	const { issues } = result.error;
	// A misspelt key is not also reported as missing, nor a text in place of a list as too long a list.
	const told = new Set(issues.flatMap(listMeant));
	for (const issue of issues) {
		const place = issue.path.join(".");
		if (!told.has(place)) faults.push(...listFaults(issue, source));
		if (issue.code === "invalid_type") told.add(place);
	}
	return undefined;
}

/** What is wrong with fields that are in no file yet: the first sentence for each key. */
export function adviseFields(schema: z.ZodType, fields: unknown): Map<string, string> {
	const { error } = schema.safeParse(fields, { reportInput: true, error: adviseIssue });
	const sentences = new Map<string, string>();
	for (const { path, message } of error?.issues ?? [])
		if (!sentences.has(String(path[0]))) sentences.set(String(path[0]), message);
	return sentences;
}

function listFaults(issue: z.core.$ZodIssue, source: Source): Fault[] {
	if (issue.code === "unrecognized_keys") {
		const keys = issue.message.split(", ");
		return issue.keys.flatMap((key) => {
			const advice = suggestion(key, keys) || `; the keys are ${keys.join(", ")}`;
			return source.report([...issue.path, key], `not a key here${advice}`, "key");
		});
	}
	return source.report(issue.path, issue.message, issue.code === "invalid_key" ? "key" : "value");
}

/** Paths that unknown keys were probably meant for. */
function listMeant(issue: z.core.$ZodIssue): string[] {
	if (issue.code !== "unrecognized_keys") return [];
	return issue.keys.flatMap((key) => {
		const meant = findClosest(key, issue.message.split(", "));
		return meant ? [[...issue.path, meant].join(".")] : [];
	});
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

/** zod's own messages are for programmers; these say what to write. A schema's own message goes first. */
function adviseIssue(issue: z.core.$ZodRawIssue): string | undefined {
	const { input, inst } = issue;
	const help = inst instanceof z.ZodType ? inst.description : undefined;
	switch (issue.code) {
		case "invalid_type": {
			const kind = kinds[issue.expected] ?? issue.expected;
			if (input === undefined) return `add it: ${help ?? `it holds ${kind}`}`;
			if (input === null) return `write ${kind} after the colon${help ? `: ${help}` : ""}`;
			// A colon makes keys of words.
			if (issue.expected === "string" && !Array.isArray(input))
				return "write text: put it in double quotes";
			const example = issue.expected === "array" ? ", as [one, two, three]" : "";
			return `write ${kind}${example}, not ${show(input)}`;
		}
		case "invalid_value": {
			const values = issue.values.map(String);
			return `write one of ${values.join(", ")}${suggestion(String(input), values)}`;
		}
		case "invalid_union": {
			if (input === undefined) return `add it${help ? `: ${help}` : ""}`;
			const told = issue.errors.flat().find(({ code }) => code !== "invalid_type");
			return told?.message ?? `write ${help ?? "another value"}, not ${show(input)}`;
		}
		case "unrecognized_keys":
			// listFaults() makes a sentence for each key of these.
			if (inst instanceof z.ZodObject) return Object.keys(inst.shape).join(", ");
			return inst instanceof z.ZodRecord && inst.keyType instanceof z.ZodEnum
				? inst.keyType.options.join(", ")
				: "";
		case "invalid_key":
			return issue.issues[0]?.message;
		case "too_small":
			if (issue.exact) return `list exactly ${issue.minimum}`;
			return issue.inclusive
				? `write ${issue.minimum}${nounOf(issue.origin)} or more${lengthOf(input)}`
				: `write more than ${issue.minimum}`;
		case "too_big":
			return issue.exact
				? `list exactly ${issue.maximum}`
				: `write ${issue.maximum}${nounOf(issue.origin)} at most${lengthOf(input)}`;
		default:
			return undefined;
	}
}

function nounOf(origin: string): string {
	return { array: " of them", string: " characters" }[origin] ?? "";
}

function lengthOf(input: unknown): string {
	return typeof input === "string" ? `; this has ${input.length}` : "";
}

function show(value: unknown): string {
	const text = JSON.stringify(value);
	return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
