import { getContent, type Product } from "../../content/collections.ts";
import { formatRange, readPriceUnit } from "../../content/format.ts";
import type { Fact } from "../../content/schema/fact.ts";

export interface KeyFact {
	term: string;
	value: string;
}

/** Facts of the sheet that say how long a product lasts; at most one applies to a product. */
const lives = ["life-shutters", "life-sheers", "life-other"];

/** The figures at the head of a product page, those that the fact sheet gives. */
export function keyFacts(product: Product): KeyFact[] {
	const facts = getContent().facts;
	const applying = facts.filter(({ applies_to }) =>
		applies_to.some((name) => name === "all" || name === product.slug),
	);
	const find = (id: string) => applying.find((fact) => fact.id === id);
	const price = product.priceFacts.map(find).filter((fact) => fact !== undefined);
	const fitting = find("time-install");
	const life = applying.find(({ id }) => lives.includes(id));
	return [
		price.length > 0 && { term: `Guide price per ${unitOf(price)}`, value: priceRange(price) },
		price.length === 0 && { term: "Price", value: "By written quote" },
		fitting && { term: "Fitting, typically", value: range(fitting, "hours") },
		life && { term: "Working life, typically", value: range(life, "years") },
		{ term: "Warranty, by product", value: range(find("warranty"), "years") },
	].filter((fact) => typeof fact === "object");
}

function priceRange(facts: Fact[]): string {
	const lowest = Math.min(...facts.map(({ min = 0 }) => min));
	const highest = Math.max(...facts.map(({ max = 0 }) => max));
	return formatRange(lowest, highest);
}

/** What the first price counts; zip-screens-awnings has one by the blind and one by the screen. */
function unitOf(facts: Fact[]): string {
	return readPriceUnit(facts[0]?.unit ?? "");
}

function range(fact: Fact | undefined, unit: string): string {
	return fact ? `${fact.min} to ${fact.max} ${unit}` : "";
}
