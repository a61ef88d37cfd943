import { z } from "zod";
import { slug } from "./text.ts";

/** The things that content names, as messages call them. */
export const kinds = {
	pictures: "a picture of content/images",
	categories: "a category of content/categories.yaml",
	posts: "a published post",
	authors: "a file of content/authors",
	sources: "a source of content/sources.yaml",
	calculators: "a calculator",
	products: "a product",
	appliable: "a product",
	facts: "a fact of content/facts.yaml",
	regions: "a region",
	suburbs: "a suburb",
	settled: "a suburb where people live",
	traits: "a trait of content/traits",
};
export type NameKind = keyof typeof kinds;

/** What a value has to be beside its form; only a look at other files and values can tell. */
export interface Rule {
	/** The name of something that there is. */
	names?: NameKind;
	/** With it every name of the kind has to stand in the file; what to add with one. */
	complete?: string;
	/** Different from every other value of the same field, or from those of the same list. */
	unique?: "everywhere" | "in each list";
}

/** The rules of fields, by their schema. scripts/check goes by them, and the names that editors offer. */
export const rules = z.registry<Rule, z.core.$ZodType>();

function addRule<Schema extends z.ZodType>(schema: Schema, rule: Rule): Schema {
	const ruled = schema.clone() as Schema;
	rules.add(ruled, rule);
	return ruled;
}

/** A slug that names one of these. */
export function ref(kind: NameKind, complete?: string): typeof slug {
	return refBy(slug, kind, complete);
}

/** The same for a name that is no slug. */
export function refBy<Schema extends z.ZodType>(schema: Schema, kind: NameKind, complete?: string) {
	return addRule(schema, { names: kind, ...(complete && { complete }) });
}

/** A value that no other file or entry has in the same field. */
export function unique<Schema extends z.ZodType>(schema: Schema): Schema {
	return addRule(schema, { unique: "everywhere" });
}

/** An item that its list has once. */
export function once<Schema extends z.ZodType>(schema: Schema): Schema {
	return addRule(schema, { unique: "in each list" });
}

export const pictureName = ref("pictures");
