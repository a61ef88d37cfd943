import type { Content } from "../../load.ts";
import type { Fact, LocalFact } from "../../schemas/fact.ts";
import { keyOf, readUnit } from "./numbers.ts";

/** The least and the most of a price. */
export type Range = readonly [least: number, most: number];

/** The figures that copy may print as they are. */
export interface FactSheet {
	/** Keys of numbers, from keyOf(). */
	numbers: ReadonlySet<string>;
	ranges: readonly Range[];
}

/**
 * @param withReadings with the specification's second readings, which product copy gives beside the one used for
 * planning (FIG-02)
 */
export function makeFactSheet(
	facts: readonly Fact[],
	local: readonly LocalFact[],
	products: Pick<Content["products"][number], "priceFacts">[],
	withReadings = false,
): FactSheet {
	const printed = facts.filter(({ wording }) => wording !== "none");
	const readings = withReadings ? printed.flatMap(({ readings: own = [] }) => own) : [];
	const numbers = [...printed, ...local, ...readings].flatMap((figure) => {
		const { min, max, value, values = [], unit } = figure;
		// The values of a table have a unit each: "km/h; Pa".
		const parts = unit.split(";").map((part) => part.trim());
		return [min, max, value, ...values].flatMap((number, index) => {
			const part = parts.length > 1 ? parts[index - 3] : unit;
			if (typeof number !== "number" || part === undefined) return [];
			return [keyOf({ value: number, unit: readUnit(part) })];
		});
	});
	const prices = printed.flatMap(({ id, min, max, unit }) => {
		const isPrice = unit.startsWith("AUD") && min !== undefined && max !== undefined;
		return isPrice ? [{ id, least: min, most: max }] : [];
	});
	// The page of a product prints its prices from the lowest to the highest.
	const spans = products.flatMap(({ priceFacts }): Range[] => {
		const own = prices.filter(({ id }) => priceFacts.includes(id));
		if (own.length === 0) return [];
		return [[Math.min(...own.map(({ least }) => least)), Math.max(...own.map(({ most }) => most))]];
	});
	return {
		numbers: new Set(numbers),
		ranges: [...prices.map(({ least, most }): Range => [least, most]), ...spans],
	};
}
