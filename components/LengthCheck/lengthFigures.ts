import type { Content } from "../../scripts/content/collections.ts";
import { type LengthKind, lengths } from "./lengths.ts";

/** What LengthCheck shows: its kind, and the figures of the kind's facts. @throws when a fact has none */
export function getLengthCheck(content: Content, kind: LengthKind) {
	return { kind, figures: lengths[kind].facts.flatMap((id) => readFigures(content, id)) };
}

/** The figures of a fact, in its own order. @throws when it has none */
export function readFigures({ facts }: Content, id: string): number[] {
	const { value, values, min, max } = facts.find((fact) => fact.id === id) ?? {};
	const figures = [value, ...(values ?? []), min, max].filter(
		(figure) => typeof figure === "number",
	);
	if (figures.length === 0) throw new Error(`content/facts.yaml has no figures for ${id}`);
	return figures;
}
