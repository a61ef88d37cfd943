import path from "node:path";
import type { Fault } from "../content/faults.ts";
import { placeholder } from "../content/schemas/post.ts";
import { checkName, type Known, toRecord } from "./knownNames.ts";
import type { RuledValue } from "./ruledValues.ts";

/** Finds names that refer to nothing, or to what readers do not see, and values that stand twice or are left out. */
export function findReferenceFaults(values: readonly RuledValue[], known: Known): Fault[] {
	const unknown = values.flatMap((found) => {
		const { names } = found.rule;
		// An owner leaves a line empty where there is nothing yet.
		return names && found.value ? checkName(known[names], names, found, found.aim) : [];
	});
	return [...unknown, ...findTwins(values), ...findMissing(values, known)];
}

function findTwins(values: readonly RuledValue[]): Fault[] {
	// Two drafts may both still have the words of the template.
	const single = values.filter(
		({ rule, value }) => rule.unique && !String(value).startsWith(placeholder),
	);
	return [...Map.groupBy(single, ({ schema }) => schema).values()].flatMap((field) => {
		const groups = Map.groupBy(field, ({ rule, source, at, value }) =>
			JSON.stringify([value, rule.unique === "in each list" && [source.file, at.slice(0, -1)]]),
		);
		return [...groups.values()].flatMap(listTwins);
	});
}

/** Finds names that are left out where all of their kind have to stand. */
function findMissing(values: readonly RuledValue[], known: Known): Fault[] {
	const fields = Map.groupBy(
		values.filter(({ rule }) => rule.complete),
		({ schema }) => schema,
	);
	const lists = [...fields.values()].flatMap((field) => [
		...Map.groupBy(field, ({ source }) => source).values(),
	]);
	return lists.flatMap((list) => {
		const [{ source, at, aim, rule } = list[0] as RuledValue] = list;
		const names = known[rule.names ?? "products"];
		const written = new Set(list.map(({ value }) => String(value)));
		// While one of the names is wrong, it may be meant for any.
		if ([...written].some((name) => !names.has(name))) return [];
		const start = at.findIndex((part) => typeof part === "number");
		const holder = aim === "key" ? at.slice(0, -1) : at.slice(0, start);
		return [...names]
			.filter((name) => !written.has(name))
			.flatMap((name) => source.report(holder, `add ${name}, ${rule.complete}`, "key"));
	});
}

/** A fault at each of these values but the one that has it by right. */
function listTwins(found: readonly RuledValue[]): Fault[] {
	const [owner, ...others] = found.toSorted(bySeniority);
	return others.flatMap(({ source, at, value }) => {
		const text =
			typeof value === "string" && value.length > 40 ? `${value.slice(0, 40)}...` : value;
		const isHere = source === owner?.source;
		const isOwn = at[0] === "id" && source.file.includes("/blog/");
		const advice = isHere
			? "appears twice; keep one"
			: `is taken by ${owner?.source.file}; ${isOwn ? "leave it out" : "choose another"}`;
		return source.report(at, `${JSON.stringify(text)} ${advice}`);
	});
}

/** A value belongs to the file that is named like its entry, otherwise to the older one. */
function bySeniority({ source: a }: RuledValue, { source: b }: RuledValue): number {
	const [first, second] = [toRecord(a.data), toRecord(b.data)];
	const isNamed = ({ file }: RuledValue["source"], slug: unknown) =>
		Number(path.parse(file).name === slug);
	return (
		isNamed(b, second.slug) - isNamed(a, first.slug) ||
		String(first.date).localeCompare(String(second.date))
	);
}
