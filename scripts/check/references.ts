import { type Fault, suggestion } from "../content/faults.ts";
import { placeholder } from "../content/schemas/post.ts";
import { kinds } from "../content/schemas/rules.ts";
import type { Known } from "./knownNames.ts";
import type { RuledValue } from "./ruledValues.ts";

/** Finds names that refer to nothing, or to what readers do not see, and values that stand twice or are left out. */
export function findReferenceFaults(values: readonly RuledValue[], known: Known): Fault[] {
	const unknown = values.flatMap((found) => checkName(found, known));
	return [...unknown, ...findTwins(values), ...findMissing(values, known)];
}

/** Characters of a list of names that a sentence may end with: all categories, but not all posts. */
const longestList = 1600;

function checkName({ source, at, value, aim, rule: { names: kind } }: RuledValue, known: Known) {
	// What is no text is left to the schema; an owner leaves a line empty where there is nothing yet.
	if (!kind || !value || typeof value !== "string") return [];
	const names = known[kind];
	if (names.has(value) || names.size === 0) return [];
	const all = [...names].join(", ");
	const list = all.length <= longestList ? `; write one of ${all}` : "";
	const advice = suggestion(value, names) || list;
	return source.report(at, `"${value}" is not ${kinds[kind]}${advice}`, aim);
}

const isIndex = (part: PropertyKey) => typeof part === "number";

function findTwins(values: readonly RuledValue[]): Fault[] {
	// Two drafts may both still have the words of the template.
	const single = values.filter(
		({ rule, value }) => rule.unique && !String(value).startsWith(placeholder),
	);
	return [...Map.groupBy(single, ({ schema }) => schema).values()].flatMap((field) => {
		const groups = Map.groupBy(field, ({ rule, source, at, value }) =>
			JSON.stringify([
				String(value).toLowerCase(),
				rule.unique === "in each list" && [source.file, at.slice(0, at.findLastIndex(isIndex))],
			]),
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
		const holder = at.slice(0, aim === "key" ? -1 : at.findIndex(isIndex));
		return [...names]
			.filter((name) => !written.has(name))
			.flatMap((name) => source.report(holder, `add ${name}, ${rule.complete}`, "key"));
	});
}

/** A fault at each of these values that stand in several files, or in one at all but the first. */
function listTwins(found: readonly RuledValue[]): Fault[] {
	return found.flatMap(({ source, at, value }, index) => {
		const other = found.find((twin) => twin.source !== source)?.source.file;
		if (!other && index === 0) return [];
		const text =
			typeof value === "string" && value.length > 40 ? `${value.slice(0, 40)}...` : value;
		const advice = other
			? `stands in ${other} too; keep it in one of them`
			: "appears twice; keep one";
		return source.report(at, `${JSON.stringify(text)} ${advice}`);
	});
}
