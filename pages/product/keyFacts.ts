import { getContent, type Product } from "../../content/collections.ts";
import { formatDollars } from "../../content/format.ts";
import type { Fact } from "../../content/schema/fact.ts";

export interface KeyFact {
	term: string;
	value: string;
}

const lives: Record<Product["family"], string | undefined> = {
	shutters: "life-shutters",
	blinds: undefined,
	soft: undefined,
	screens: "life-other",
	roofs: "life-other",
	"roller-shutters": "life-other",
};

/** The figures at the head of a product page, as far as the fact sheet gives them. */
export function keyFacts(product: Product): KeyFact[] {
	const facts = getContent().facts;
	const find = (id: string | undefined) => facts.find((fact) => fact.id === id);
	const price = product.priceFacts.map(find).filter((fact) => fact !== undefined);
	const life = find(lives[product.family]);
	return [
		price.length > 0 && { term: `Guide price ${unitOf(price)}`, value: priceRange(price) },
		price.length === 0 && { term: "Price", value: "By written quote" },
		{ term: "Fitting, typically", value: range(find("time-install"), "hours") },
		life && { term: "Working life, typically", value: range(life, "years") },
		{ term: "Warranty, by product", value: range(find("warranty"), "years") },
	].filter((fact) => typeof fact === "object");
}

function priceRange(facts: Fact[]): string {
	const lowest = Math.min(...facts.map(({ min = 0 }) => min));
	const highest = Math.max(...facts.map(({ max = 0 }) => max));
	return `${formatDollars(lowest)} to ${formatDollars(highest)}`;
}

/** "per m²" for facts that are all by the square metre, else the unit of the first. */
function unitOf(facts: Fact[]): string {
	return (facts[0]?.unit ?? "").replace("AUD ", "").replace("m2", "m²");
}

function range(fact: Fact | undefined, unit: string): string {
	return fact ? `${fact.min} to ${fact.max} ${unit}` : "";
}
