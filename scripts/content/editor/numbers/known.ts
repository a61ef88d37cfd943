import type { Fact, LocalFact } from "../../schemas/fact.ts";
import { toMillimetres, type Unit, type WrittenNumber } from "./tokens.ts";

/** How the fact sheet names units. */
const units: [RegExp, Unit][] = [
	[/^AUD/, "$"],
	[/^per cent/, "%"],
	[/^m2\b/, "m²"],
	[/^mm\b/, "mm"],
	[/^cm\b/, "cm"],
	[/^m\b/, "m"],
	[/^km\/h/, "km/h"],
	[/^years/, "years"],
	[/^weeks/, "weeks"],
	[/^days/, "days"],
	[/^hours/, "hours"],
	[/^degrees/, "degrees"],
];

/** A key that is the same for equal numbers, such as 900 mm and 0.9 m. */
export function keyOf({ value, unit }: Pick<WrittenNumber, "value" | "unit">): string {
	const length = toMillimetres({ value, unit } as WrittenNumber);
	return length === undefined ? `${value} ${unit}` : `${Math.round(length * 1000) / 1000} length`;
}

/** The numbers that copy may print as they are, without the specification's second readings. */
export function listKnownNumbers(facts: readonly (Fact | LocalFact)[]): Set<string> {
	const keys = facts
		.filter((fact) => !("wording" in fact) || fact.wording !== "none")
		.flatMap(({ min, max, value, values, unit }) => {
			const numbers = [min, max, value, ...(values ?? [])];
			const parts = unit.split(";").map((part) => part.trim());
			return numbers.flatMap((number, index) => {
				const part = parts.length > 1 ? parts[index - 3] : unit;
				const found = units.find(([pattern]) => pattern.test(part ?? ""))?.[1];
				return typeof number === "number" && found ? [keyOf({ value: number, unit: found })] : [];
			});
		});
	return new Set(keys);
}
