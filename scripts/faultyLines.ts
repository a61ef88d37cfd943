import type { Checked } from "./content/check.ts";

/** The lines of every value that has a fault, which is reported at its first one, and all other lines with faults. */
export function listFaultyLines({ faults, sources }: Pick<Checked, "faults" | "sources">) {
	const files = new Map(sources.map((source) => [source.file, source]));
	const lines = faults.flatMap(({ file, line, column }) => {
		const value = files
			.get(file)
			?.listTexts()
			.find(({ locate }) => {
				const start = locate(0);
				return start.line === line && start.column === column;
			});
		const last = value?.locate(value.text.trimEnd().length).line ?? line;
		return Array.from({ length: last - line + 1 }, (_, below) => `${file}:${line + below}`);
	});
	return new Set(lines);
}
