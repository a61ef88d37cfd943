import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { getProduct } from "../../tests/entries.ts";
import { listKeyFacts } from "./keyFacts.ts";

const content = getContent();
const row = ({ term, value }: { term: string; value: string }) => `${term}: ${value}`;

const [fitting, warranty] = [
	"Fitting, typically: 2 to 4 hours",
	"Warranty, by product: 5 to 20 years",
];
// The fact is of the frame, the roof or the shutter's body.
const outdoors = "Working life, typically: 15 to 25 years; motors and cloth go sooner";

test.each([
	["plantation-shutters", [fitting, "Working life, typically: 15 to 30 years", warranty]],
	["sheer-curtains", [fitting, "Working life, typically: 8 to 12 years", warranty]],
	["awnings", [fitting, outdoors, warranty]],
	["roller-blinds", [fitting, warranty]],
	["veri-shades", [fitting, warranty]],
	["bioclimatic-pergolas", [outdoors, warranty]],
])("FIG-10 FIG-11 FIG-40 FIG-41 %s have what the fact sheet gives for them", (slug, facts) => {
	expect(listKeyFacts(content, getProduct(slug)).map(row)).toEqual(facts);
});
