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
	if (source.faults.length) return undefined;
	const result = schema.safeParse(source.data ?? {}, { reportInput: true });
	if (result.success) return result.data;
	for (const issue of result.error.issues) faults.push(...faultsOf(issue, schema, source));
	return undefined;
}

function faultsOf(issue: z.core.$ZodIssue, schema: z.ZodType, source: Source): Fault[] {
	const at = (path: readonly PropertyKey[], message: string): Fault => ({
		file: source.file,
		...source.locate(path),
		...(path.length ? { field: path.join(".") } : {}),
		message,
	});
	if (issue.code === "unrecognized_keys") {
		const known = keysAt(schema, issue.path);
		return issue.keys.map((key) =>
			at([...issue.path, key], `not a key here${suggestion(key, known) || `; the keys are ${known.join(", ")}`}`),
		);
	}
	if (issue.code === "invalid_union") {
		const [first] = issue.errors.flat();
		return [at(issue.path, first ? advise(first, schema, issue.path) : issue.message)];
	}
	return [at(issue.path, advise(issue, schema, issue.path))];
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

function advise(issue: z.core.$ZodIssue, schema: z.ZodType, path: readonly PropertyKey[]): string {
	if (issue.code === "invalid_type") {
		const kind = kinds[issue.expected] ?? issue.expected;
		const help = schemaAt(schema, path)?.description;
		if (issue.input === undefined) return `add it: ${help ?? `it holds ${kind}`}`;
		return `write ${kind}, not ${JSON.stringify(issue.input)}`;
	}
	if (issue.code === "invalid_value") {
		const values = issue.values.map(String);
		if (!issue.message.startsWith("Invalid")) return issue.message;
		return `write one of ${values.join(", ")}${suggestion(String(issue.input), values)}`;
	}
	return issue.message;
}

function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
	let at: z.ZodType | undefined = schema;
	for (const part of path) {
		while (at instanceof z.ZodOptional) at = at.unwrap() as z.ZodType;
		if (at instanceof z.ZodObject) at = at.shape[String(part)] as z.ZodType | undefined;
		else if (at instanceof z.ZodArray) at = at.element as z.ZodType;
		else if (at instanceof z.ZodRecord) at = at.valueType as z.ZodType;
		else return undefined;
	}
	return at;
}

function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
	let at = schemaAt(schema, path);
	while (at instanceof z.ZodOptional) at = at.unwrap() as z.ZodType;
	return at instanceof z.ZodObject ? Object.keys(at.shape) : [];
}
