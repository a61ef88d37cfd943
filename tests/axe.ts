import { readFileSync } from "node:fs";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const axe = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** What axe finds wrong on a page as it stands, as `rule: element`. Evaluated, so that the page's CSP may stay. */
export async function findViolations(page: Page): Promise<string[]> {
	await page.evaluate(axe);
	const { violations } = await page.evaluate(() =>
		(window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
	);
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`),
	);
}
