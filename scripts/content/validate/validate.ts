import type { z } from "zod";
import { type Fault, findClosest, suggestion } from "../faults.ts";
import type { Source, SourceFault } from "../source/source.ts";
import { adviseIssue } from "./issueAdvice.ts";
import { listKeys } from "./schemaAt.ts";

/**
 * Checks the data of a source against a schema.
 * Returns the typed value, or undefined after adding one fault per problem to `faults`.
 */
export function validate<Schema extends z.ZodType>(
	schema: Schema,
	source: Source,
	faults: Fault[],
): z.infer<Schema> | undefined {
	const sourceFaults = source.faults.map((fault) => nameKey(fault, schema));
	faults.push(...sourceFaults);
	if (source.data === undefined) return undefined;
	const result = schema.safeParse(source.data ?? {}, { reportInput: true });
	if (result.success) return source.faults.length ? undefined : result.data;
	const { issues } = result.error;
	const loose = sourceFaults.flatMap(({ field = [] }) => field);
	const wrong = new Set([...loose, ...issues.flatMap((issue) => listMeant(issue, schema))]);
	for (const issue of issues) {
		// A text in place of a list is not reported as too long a list as well.
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
		return issue.keys.flatMap((key) => {
			const path = [...issue.path, key];
			if (source.isReported(path)) return [];
			const advice = suggestion(key, known) || `; the keys are ${known.join(", ")}`;
			const message = `not a key here${advice}`;
			return [{ file, ...source.locate(path, "key"), field: path.join("."), message }];
		});
	}
	if (source.isReported(issue.path)) return [];
	const field = issue.path.length ? { field: issue.path.join(".") } : {};
	const aim = issue.code === "invalid_key" ? "key" : "value";
	return [
		{ file, ...source.locate(issue.path, aim), ...field, message: adviseIssue(issue, schema) },
	];
}

/** Paths that unknown keys were probably meant for, so that a misspelt key is not also reported as missing. */
function listMeant(issue: z.core.$ZodIssue, schema: z.ZodType): string[] {
	if (issue.code !== "unrecognized_keys") return [];
	const known = listKeys(schema, issue.path);
	return issue.keys.flatMap((key) => {
		const meant = findClosest(key, known);
		return meant ? [[...issue.path, meant].join(".")] : [];
	});
}

/** Says that the colon is missing when a line starts with a key of the schema. */
function nameKey({ firstWord, ...fault }: SourceFault, schema: z.ZodType): Fault {
	if (firstWord === undefined || !listKeys(schema, []).includes(firstWord)) return fault;
	return { ...fault, field: firstWord, message: `put a colon after ${firstWord}` };
}
