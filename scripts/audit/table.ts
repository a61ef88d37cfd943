import type { Measures } from "./lighthouse.ts";

export interface AuditedPage extends Measures {
	type: string;
	path: string;
	/** Findings of axe at 375 and 1280 px. */
	barriers: string[];
}

/** Targets for every page (docs/audit.md). Times are in milliseconds. */
export const targets = { score: 100, largestPaint: 1000, blockingTime: 0, layoutShift: 0.001 };

const columns: [string, (page: AuditedPage) => string][] = [
	["Page", ({ type, path }) => `${type} \`${path}\``],
	["Perf.", ({ performance }) => String(performance)],
	["Access.", ({ accessibility }) => String(accessibility)],
	["Practices", ({ bestPractices }) => String(bestPractices)],
	["SEO", ({ seo }) => String(seo)],
	["First paint, s", ({ firstPaint }) => seconds(firstPaint)],
	["Largest paint, s", ({ largestPaint }) => seconds(largestPaint)],
	["Blocked, ms", ({ blockingTime }) => String(Math.round(blockingTime))],
	["Shift", ({ layoutShift }) => layoutShift.toFixed(4)],
	["Sent, KB", ({ bytes }) => kilobytes(bytes)],
	["of it script, KB", ({ scriptBytes }) => kilobytes(scriptBytes)],
	["Requests", ({ requests }) => String(requests)],
	["axe findings", ({ barriers }) => String(barriers.length)],
];

/** The pages as a Markdown table. */
export function formatTable(pages: AuditedPage[]): string {
	const heads = columns.map(([name]) => name);
	const rows = pages.map((page) => columns.map(([, read]) => read(page)));
	return formatRows([heads, heads.map(() => "---"), ...rows]);
}

/** Rows of cells as in a Markdown table. */
export function formatRows(rows: string[][]): string {
	return rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** One line for each target that a page misses. */
export function listMisses(pages: AuditedPage[]): string[] {
	return pages.flatMap((page) => {
		const { performance, accessibility, bestPractices, seo } = page;
		const misses: string[] = [];
		const scores = { performance, accessibility, "best practices": bestPractices, SEO: seo };
		for (const [name, score] of Object.entries(scores)) {
			if (score < targets.score) misses.push(`${name} ${score} of ${targets.score}`);
		}
		if (page.largestPaint > targets.largestPaint) {
			misses.push(`largest paint ${seconds(page.largestPaint)} s, target 1.0 s`);
		}
		if (page.blockingTime > targets.blockingTime) {
			misses.push(
				`blocked for ${Math.round(page.blockingTime)} ms, target ${targets.blockingTime}`,
			);
		}
		if (page.layoutShift >= targets.layoutShift) {
			misses.push(`shift ${page.layoutShift.toFixed(4)}, target under ${targets.layoutShift}`);
		}
		misses.push(...page.barriers.map((barrier) => `axe: ${barrier}`));
		return misses.map((miss) => `\`${page.path}\`: ${miss}`);
	});
}

/** The misses as a list, or a sentence saying that there are none. */
export function formatMisses(misses: string[]): string {
	if (misses.length === 0) return "Every page reaches every target.";
	return misses.map((miss) => `- ${miss}`).join("\n");
}

/** 1234 as 1.23. */
export function seconds(milliseconds: number): string {
	return (milliseconds / 1000).toFixed(2);
}

/** Thousands of bytes, as everywhere in docs/. */
function kilobytes(bytes: number): string {
	return (bytes / 1000).toFixed(1);
}
