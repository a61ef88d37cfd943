import { readFileSync } from "node:fs";
import { type Node, NodeType, parse } from "node-html-parser";
import { getContent } from "./content/collections.ts";
import { median } from "./median.ts";
import { comparePairs, type Pair, Sampler } from "./overlap.ts";

/** How much two suburbs' pages about one product may share at most, as the median over all pairs. */
export const limits = {
	/** Suburbs of different regions. */
	across: 0.45,
	/** Suburbs of the same region. */
	within: 0.65,
	/** Least share of differing words between any two. */
	differing: 1 / 3,
};

export interface Finding {
	product: string;
	across: number;
	within: number;
	pairs: number;
	/** The two pages that differ least. */
	worst: Pair;
}

/**
 * Compares every pair of suburbs, product by product, in their built pages. The whole main part counts, with
 * headings, lists and form labels, but without header and footer.
 */
export function measurePlaces(folder = "dist/client"): Finding[] {
	const { suburbs, products } = getContent();
	return products.map((product) => {
		const sampler = new Sampler();
		const samples = suburbs.map((suburb) => {
			const file = `${folder}/locations/${suburb.slug}/${product.slug}.html`;
			return sampler.sample(suburb.slug, suburb.regionSlug, readMainText(file));
		});
		const pairs = comparePairs(samples, sampler.size);
		const [within, across] = [true, false].map((same) =>
			median(
				pairs.filter(({ a, b }) => (a.group === b.group) === same).map(({ overlap }) => overlap),
			),
		);
		const worst = pairs.reduce((least, pair) => (pair.differing < least.differing ? pair : least));
		return {
			product: product.slug,
			across: across ?? Number.NaN,
			within: within ?? Number.NaN,
			pairs: pairs.length,
			worst,
		};
	});
}

/** The text that readers see in the main part of a built page. */
function readMainText(file: string): string {
	const page = parse(readFileSync(file, "utf8"), { blockTextElements: { script: false } });
	const main = page.querySelector("main");
	return main ? joinText(main) : "";
}

/** The text with a space between any two elements, even where the design provides the space. */
function joinText(node: Node): string {
	return node.nodeType === NodeType.TEXT_NODE ? node.text : node.childNodes.map(joinText).join(" ");
}

/** A sentence for each limit that is exceeded; none when all is well. */
export function listExcesses(findings: readonly Finding[]): string[] {
	return findings.flatMap(({ product, across, within, worst }) =>
		[
			across > limits.across &&
				`${product}: suburbs of different regions share ${percent(across)} of their runs of five words (median), at most ${percent(limits.across)} may be.`,
			within > limits.within &&
				`${product}: suburbs of one region share ${percent(within)} (median), at most ${percent(limits.within)} may be.`,
			worst.differing < limits.differing &&
				`${product}: only ${percent(worst.differing)} of the words differ between ${worst.a.name} and ${worst.b.name}; a third has to.`,
		].filter((sentence) => typeof sentence === "string"),
	);
}

function percent(share: number): string {
	return `${(share * 100).toFixed(1)}%`;
}

function report() {
	const findings = measurePlaces();
	console.log(
		"Shared runs of five words, |A ∩ B| / min(|A|, |B|), over every pair of suburbs; medians.\n",
	);
	console.log("product                  other region  same region  least differing words, between");
	for (const { product, across, within, worst } of findings) {
		const cells = [product.padEnd(25), percent(across).padEnd(14), percent(within).padEnd(13)];
		console.log(`${cells.join("")}${percent(worst.differing)}  ${worst.a.name}, ${worst.b.name}`);
	}
	const excesses = listExcesses(findings);
	for (const sentence of excesses) console.error(sentence);
	if (excesses.length) process.exitCode = 1;
	else
		console.log(
			`\n${findings.reduce((sum, { pairs }) => sum + pairs, 0)} pairs of pages, all within the limits.`,
		);
}

if (import.meta.main) report();
