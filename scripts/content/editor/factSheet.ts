import type { Content } from "../load.ts";
import type { Fact, LocalFact } from "../schemas/fact.ts";
import { keyOf, readUnit } from "./numbers.ts";

/** The figures that copy may print as they are. */
export interface FactSheet {
	/** Keys of numbers, from keyOf(). */
	numbers: ReadonlySet<string>;
	/** The least and the most of each price. */
	prices: readonly (readonly [least: number, most: number])[];
}

/** @param withReadings with the specification's second readings, which product copy gives too (FIG-02) */
export function makeFactSheet(
	{ facts, products }: Pick<Content, "facts" | "products">,
	local: readonly LocalFact[],
	withReadings = false,
): FactSheet {
	const printed = facts.filter(({ wording }) => wording !== "none");
	const readings = withReadings ? printed.flatMap(({ readings: own = [] }) => own) : [];
	const numbers = [...printed, ...local, ...readings].flatMap((figure) => {
		const { min, max, value, values = [], unit } = figure;
		// The values of a table have a unit each: "km/h; Pa".
		const units = unit.split(";").map((part) => readUnit(part.trim()));
		const table = values.map((number, index) => [number, units[units.length > 1 ? index : 0]]);
		return [...[min, max, value].map((number) => [number, units[0]]), ...table].flatMap(
			([number, own = ""]) =>
				typeof number === "number" ? keyOf({ value: number, unit: String(own) }) : [],
		);
	});
	// The page of a product prints its prices from the lowest to the highest.
	const ofProducts = products.map(({ priceFacts }) =>
		printed.filter(({ id }) => priceFacts.includes(id)),
	);
	const prices = [...printed.map((fact) => [fact]), ...ofProducts].map(spanPrices);
	return { numbers: new Set(numbers), prices };
}

function spanPrices(facts: readonly Fact[]) {
	const prices = facts.filter(({ unit }) => unit.startsWith("AUD"));
	const [least, most] = [
		prices.flatMap(({ min = [] }) => min),
		prices.flatMap(({ max = [] }) => max),
	];
	return [Math.min(...least), Math.max(...most)] as const;
}
