import { readFileSync } from "node:fs";

/**
 * The vocabulary of https://schema.org, read from the type declarations of the package schema-dts:
 * which types there are, which properties each has, and what values a property may have.
 */
interface Vocabulary {
	/** Properties of a type, including inherited ones, with the names of the types that each may hold. */
	propertiesOf(type: string): Map<string, string[]>;
	isType(name: string): boolean;
	/** True when a type is the same as another or a subtype of it. */
	isKindOf(type: string, ancestor: string): boolean;
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Node = { [key: string]: Json };

/** Types whose values are plain words or figures. */
const plain: Record<string, RegExp> = {
	Text: /[\s\S]/,
	URL: /^https?:\/\//,
	Date: /^\d{4}-\d{2}-\d{2}$/,
	DateTime: /^\d{4}-\d{2}-\d{2}T/,
	Number: /^-?\d+(\.\d+)?$/,
	Integer: /^-?\d+$/,
};

export function readVocabulary(): Vocabulary {
	const source = readFileSync("node_modules/schema-dts/dist/schema.d.ts", "utf8");
	const parents = new Map<string, string[]>();
	const own = new Map<string, Map<string, string[]>>();
	const kinds = new Map<string, string[]>();
	for (const [, name = "", ancestors = "", body = ""] of source.matchAll(
		/^(?:export )?interface (\w+) extends ([^{]+) \{\n([\s\S]*?)^\}/gm,
	)) {
		parents.set(
			name,
			ancestors.split(",").map((ancestor) => ancestor.trim()),
		);
		const properties = [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<([^,]+),/gm)];
		own.set(name, new Map(properties.map(([, key = "", types = ""]) => [key, types.split(" | ")])));
	}
	for (const [, name = "", union = ""] of source.matchAll(/^export type (\w+) = ([^;]+);/gm)) {
		kinds.set(name, union.split(" | "));
	}
	const propertiesOf = (name: string): Map<string, string[]> => {
		const inherited = (parents.get(name) ?? []).flatMap((parent) => [...propertiesOf(parent)]);
		return new Map([...inherited, ...(own.get(name) ?? [])]);
	};
	const isKindOf = (type: string, ancestor: string): boolean =>
		type === ancestor ||
		(kinds.get(ancestor) ?? []).some((kind) => kinds.has(kind) && isKindOf(type, kind));
	return {
		isType: (name) => parents.has(`${name}Leaf`),
		propertiesOf: (name) => propertiesOf(`${name}Leaf`),
		isKindOf,
	};
}

/** Finds the parts of a JSON-LD object that are not in the vocabulary, with a sentence for each. */
export function findForeign(node: Node, vocabulary: Vocabulary, at = ""): string[] {
	const types = [node["@type"] ?? []].flat().map(String);
	if (types.length === 0)
		return Object.keys(node).join() === "@id" ? [] : [`${at || "the object"} has no @type`];
	const unknown = types.filter((type) => !vocabulary.isType(type));
	if (unknown.length > 0) return [`${at} there is no type ${unknown.join()}`];
	const known = new Map(types.flatMap((type) => [...vocabulary.propertiesOf(type)]));
	return Object.entries(node).flatMap(([key, value]) => {
		if (key.startsWith("@")) return [];
		const place = `${at}${at && "."}${key}`;
		const allowed = known.get(key);
		if (!allowed) return [`${place}: ${types.join()} has no such property`];
		return [value].flat().flatMap((one) => checkValue(one as Json, allowed, vocabulary, place));
	});
}

function checkValue(
	value: Json,
	allowed: string[],
	vocabulary: Vocabulary,
	place: string,
): string[] {
	if (value === null || typeof value === "boolean") return [`${place}: ${value} says nothing`];
	if (typeof value === "object" && !Array.isArray(value)) {
		const types = [value["@type"] ?? []].flat().map(String);
		const fits = types.some((type) => allowed.some((one) => vocabulary.isKindOf(type, one)));
		const wrong =
			types.length > 0 && !fits ? [`${place}: holds ${allowed.join(" or ")}, not ${types}`] : [];
		return [...wrong, ...findForeign(value, vocabulary, place)];
	}
	const text = String(value);
	if (text.trim() === "") return [`${place}: is empty`];
	if (allowed.some((type) => plain[type]?.test(text))) return [];
	// An address may identify the thing itself.
	if (allowed.includes("IdReference") && plain.URL?.test(text)) return [];
	return [`${place}: holds ${allowed.join(" or ")}, not ${JSON.stringify(text)}`];
}
