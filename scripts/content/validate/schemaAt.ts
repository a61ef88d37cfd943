import { z } from "zod";

/** The schema at a path; `optional` wrappers on the way are removed. */
export function getSchema(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
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

/** The description of a schema, whether it was added before or after `optional`. */
export function getDescription(schema: z.ZodType | undefined): string | undefined {
	return schema?.description ?? unwrap(schema)?.description;
}

/** A schema without its `optional`. */
export function unwrap(schema: z.ZodType | undefined): z.ZodType | undefined {
	return schema instanceof z.ZodOptional ? unwrap(schema.unwrap() as z.ZodType) : schema;
}

/** The keys that an object at a path may have; none when no object belongs there. */
export function listKeys(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
	const at = unwrap(getSchema(schema, path));
	return at instanceof z.ZodObject ? Object.keys(at.shape) : [];
}
