import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

/** One page of each type that a visitor can land on, with its path. */
export const auditedPages = [
	{ type: "Home", path: "/" },
	{ type: "Products", path: "/products" },
	{ type: "Product", path: "/products/plantation-shutters" },
	{ type: "Gallery", path: "/gallery" },
	{ type: "Blog list", path: "/blog" },
	{ type: "Post", path: "/blog/cleaning-curtains-guide" },
	{ type: "Guide", path: "/plantation-shutters-guide" },
	{ type: "Contact", path: "/contact" },
	{ type: "Chooser", path: "/which-product" },
	{ type: "Comparison", path: "/compare" },
	{ type: "The sun", path: "/sun" },
	{ type: "Locations", path: "/locations" },
	{ type: "Suburb and product", path: "/locations/kiama/zip-screens" },
] as const;

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** WCAG 2.2 AA and axe's own best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on a page in its current state: one line per element, with the rule and what to do. */
export async function findBarriers(page: Page): Promise<string[]> {
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
	// Half way, a colour has a contrast that nobody reads.
	await page.evaluate(() =>
		Promise.allSettled(
			document
				.getAnimations()
				.map((animation) => animation instanceof CSSTransition && animation.finished),
		),
	);
	const options: RunOptions = { runOnly: tags, resultTypes: ["violations"] };
	const { violations }: AxeResults = await page.evaluate(
		(chosen) => (window as unknown as { axe: typeof import("axe-core") }).axe.run(chosen),
		options,
	);
	return violations.flatMap(({ id, help, nodes }) =>
		nodes.map(({ target, failureSummary = "" }) => {
			const advice = failureSummary.split("\n").slice(1).join("; ").replace(/\s+/g, " ");
			return `${id} (${help}) at ${target.join(" ")}: ${advice.trim()}`;
		}),
	);
}
