import { readFileSync, writeFileSync } from "node:fs";

/** A line of docs/product.md that a test must prove. */
interface Line {
	id: string;
	text: string;
}

interface Report {
	testResults: {
		name: string;
		assertionResults: { fullName: string; status: string }[];
	}[];
}

/** Not built by decision (Q12), so no test can prove it. */
const notBuilt = ["ENT-24"];

/** Every numbered line of docs/product.md, in order. */
function listLines(): Line[] {
	const spec = readFileSync("docs/product.md", "utf8");
	return [...spec.matchAll(/^- ([A-Z]{2,4}-\d{2}) (.+)$/gm)].map(([, id = "", text = ""]) => ({
		id,
		text,
	}));
}

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
 * Writes docs/coverage.md from the reports of an `npm test` run in which all tests passed: each line with the
 * tests that prove it.
 * @param reports files of Vitest's JSON reporter
 * @returns ids that no test quotes
 */
export function writeCoverage(reports: readonly string[]): string[] {
	const proofs = new Map<string, Set<string>>();
	for (const report of reports) {
		const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
		for (const { name, assertionResults } of testResults) {
			const file = name.replace(`${process.cwd()}/`, "");
			for (const { fullName, status } of assertionResults) {
				if (status !== "passed") continue;
				for (const id of listIds(fullName)) {
					proofs.set(id, (proofs.get(id) ?? new Set()).add(file));
				}
			}
		}
	}
	const lines = listLines();
	const rows = lines.map(({ id, text }) => {
		const files = [...(proofs.get(id) ?? [])].sort().map((file) => `\`${file}\``);
		const proof = notBuilt.includes(id) ? "not built, see Q12" : files.join(", ") || "**none**";
		return `| ${id} | ${shorten(text)} | ${proof} |`;
	});
	const heading =
		"# Which test proves which line\n\nWritten by `npm test` from the titles of the tests that passed.\n";
	const table = ["| Line | What it says | Proved by |", "| --- | --- | --- |", ...rows].join("\n");
	writeFileSync("docs/coverage.md", `${heading}\n${table}\n`);
	return lines.filter(({ id }) => !proofs.has(id) && !notBuilt.includes(id)).map(({ id }) => id);
}

function shorten(text: string): string {
	const plain = text.replace(/ \[[A-Z]\](\[[A-Z]\])*$/, "").replaceAll("|", "\\|");
	return plain.length > 110 ? `${plain.slice(0, 107)}...` : plain;
}
