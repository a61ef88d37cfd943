import { readFileSync } from "node:fs";

interface Report {
	testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

/** Not built by decision (Q12), so no test can prove it. */
const notBuilt = ["ENT-24"];

/** Ids that a test title quotes; `AL-01 to AL-04` means all four. */
export function listIds(title: string): string[] {
	const ids = [...title.matchAll(/\b([A-Z]{2,4})-(\d{2})(?: to (?:\1-)?(\d{2}))?/g)];
	return ids.flatMap(([, section, from = "", to = from]) => {
		const count = Number(to) - Number(from) + 1;
		return Array.from({ length: Math.max(count, 1) }, (_, step) => {
			return `${section}-${String(Number(from) + step).padStart(2, "0")}`;
		});
	});
}

/**
 * Says which lines of docs/product.md no test proves.
 * @param reports files of Vitest's JSON reporter, of a run in which all tests passed
 * @returns ids that no title of a passed test quotes
 */
export function listUnquoted(reports: readonly string[]): string[] {
	const quoted = new Set(notBuilt);
	for (const report of reports) {
		const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
		for (const { fullName, status } of testResults.flatMap((file) => file.assertionResults)) {
			if (status === "passed") for (const id of listIds(fullName)) quoted.add(id);
		}
	}
	const product = readFileSync("docs/product.md", "utf8");
	const ids = [...product.matchAll(/^- ([A-Z]{2,4}-\d{2}) /gm)].map(([, id = ""]) => id);
	return ids.filter((id) => !quoted.has(id));
}
