import { expect, test } from "vitest";
import { openEditedCopy } from "../../../tests/editedCopy.ts";

const kiama = "blog/zip-screens-kiama-salt-and-hardware.mdx";
const { spoil } = openEditedCopy();

test.each<[name: string, from: string | RegExp, to: string, figure: string]>([
	["products/zip-screens.mdx", /\n\n## /, "\n\nA screen costs $123.\n\n## ", "$123"],
	["products/zip-screens.mdx", /^shortDescription: \S+/m, "$& For 77 years", "77 years"],
	["pages/about.mdx", /\n\n(?=[A-Z])/, "\n\nWe block 12% of it. ", "12%"],
	["pages/about.mdx", /\n\n(?=[A-Z])/, "\n\nIt saves up to 70%. ", "70%"],
	["prices.yaml", /^lead: .*/m, "lead: From $99 a blind.", "$99"],
	["faq.yaml", /answer: >-\n +/, "$&It costs about\n    $199 per m². ", "$199"],
	["traits/weatherboard.yaml", "a thin post", "a 90 mm post", "90 mm"],
])(
	"VAL-11 a figure in %s that no fact gives is named where it stands",
	(name, from, to, figure) => {
		const { faults, place } = spoil(name, from, to, figure);
		expect(faults[0]).toContain(
			`content/${name}:${place}  ${figure} is no figure of content/facts`,
		);
	},
);

test.each<[name: string, from: string | RegExp, to: string, result: string]>([
	[
		kiama,
		/^excerpt: .*/m,
		"excerpt: Two screens cost 2 × $800 = $1,700, which is what a hurried writer may well put here, and what the check must find before a reader does.",
		"Two screens",
	],
	["products/zip-screens.mdx", /\n\n## /, "\n\nTwo cost $800 + $800 = $9,999.\n\n## ", "$9,999"],
	["faq.yaml", /answer: >-\n +/, "$&Two cost\n    2 × $300 = $900. ", "$900"],
])("VAL-11 a wrong sum in %s is named where it stands", (name, from, to, result) => {
	const { faults, place } = spoil(name, from, to, result);
	expect(faults.filter((sentence) => sentence.includes("redo the sum"))).toEqual([
		expect.stringMatching(`^content/${name}:${place}  .* comes to `),
	]);
});

test("VAL-11 a fault in the local figures says nothing against the copy that has them", () => {
	const { faults, place } = spoil("local.yaml", "- id: woll", "- idd: woll", "idd");
	expect(faults.map((sentence) => sentence.split(/ +/)[0])).toEqual([
		`content/local.yaml:${place}`,
	]);
});
