import type { PublicSource } from "../schemas/lists.ts";
import { atField, atStart, type Finding, type Rule } from "./editedPost.ts";

/** A post that speaks of a rule names its public source, which somebody has read in the last twelve months. */
export const checkSources =
	(sources: readonly PublicSource[], today: string): Rule =>
	(edited) => {
		const { sources: own = [], checked } = edited.post;
		const text = edited.copy
			.map((passage) => passage.text)
			.join("\n")
			.toLowerCase();
		const findings = sources.flatMap(({ words = [] }): Finding[] => {
			const word = words.find((one) => text.includes(one.toLowerCase()));
			const fitting = sources.filter((source) => word && source.words?.includes(word));
			if (!word || fitting.some(({ id }) => own.includes(id))) return [];
			const names = fitting.map(({ id }) => id).join(" or ");
			return [atStart(edited, `it says "${word}"; add ${names} to its sources`)];
		});
		if (own.length && !checked)
			findings.push(atField(edited, ["sources"], "add checked, the month in which they were read"));
		if (checked && checked <= lastYear(today))
			findings.push(
				atField(edited, ["checked"], "a year ago; read the sources and the post again"),
			);
		return findings;
	};

/** The month twelve months before a day. */
function lastYear(day: string): string {
	return `${Number(day.slice(0, 4)) - 1}${day.slice(4, 7)}`;
}
