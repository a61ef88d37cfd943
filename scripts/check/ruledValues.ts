import path from "node:path";
import { z } from "zod";
import { entryFolders, singleFiles } from "../content/schemas/contentFiles.ts";
import { type Rule, rules } from "../content/schemas/rules.ts";
import type { Source } from "../content/source.ts";
import { type Loaded, toRecord } from "./knownNames.ts";

/** A value or a key whose field has a rule, as its author wrote it. */
export interface RuledValue {
	source: Source;
	at: PropertyKey[];
	value: unknown;
	aim: "key" | "value";
	rule: Rule;
	/** The schema that has the rule, the same for all values of the field. */
	schema: z.core.$ZodType;
}

/** Every value of the files that were read whose field has a rule, also where its file is wrong elsewhere. */
export function listRuledValues({ root, sources }: Loaded): RuledValue[] {
	const schemas = new Map<string, z.ZodType>([
		...Object.entries(entryFolders).map(([folder, [, schema]]) => [folder, schema] as const),
		...Object.values(singleFiles),
	]);
	return sources.flatMap((source) => {
		const name = path.posix.relative(root, source.file);
		const schema = schemas.get(name) ?? schemas.get(path.posix.dirname(name));
		return schema ? listValues(schema, source.data, []).map((found) => ({ ...found, source })) : [];
	});
}

type Found = Omit<RuledValue, "source">;

/** Walks through a schema and the data beside each other. */
function listValues(
	schema: z.core.$ZodType,
	data: unknown,
	at: PropertyKey[],
	aim: Found["aim"] = "value",
): Found[] {
	if (data === undefined || data === null) return [];
	const rule = rules.get(schema);
	return [
		...(rule ? [{ at, value: data, aim, rule, schema }] : []),
		...listInside(schema, data, at),
	];
}

function listInside(schema: z.core.$ZodType, data: unknown, at: PropertyKey[]): Found[] {
	const record = toRecord(data);
	if (schema instanceof z.ZodObject)
		return Object.entries(schema.shape).flatMap(([key, inner]) =>
			listValues(inner, record[key], [...at, key]),
		);
	if (schema instanceof z.ZodArray)
		return Array.isArray(data)
			? data.flatMap((item, index) => listValues(schema.element, item, [...at, index]))
			: [];
	if (schema instanceof z.ZodRecord)
		return Object.keys(record).flatMap((key) => [
			...listValues(schema.keyType, key, [...at, key], "key"),
			...listValues(schema.valueType, record[key], [...at, key]),
		]);
	if (schema instanceof z.ZodPipe) return listValues(schema.in, data, at);
	if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
		return listValues(schema.unwrap(), data, at);
	return [];
}
