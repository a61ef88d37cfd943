/** What a visitor may wish for the measure; it is sent in the message, so that an enquiry keeps its nine fields (API-02). */
export interface Wishes {
	/** Times of day. */
	visit: string[];
	/** Which ways the windows face. */
	facing: string[];
}

export const noWishes: Wishes = { visit: [], facing: [] };

/** The choices, as the form shows them. */
export const wishChoices = {
	visit: ["Morning", "Afternoon", "When the sun is on it", "Outside trading hours"],
	facing: ["North", "East", "South", "West"],
} as const;

/** A message followed by the wishes, each in a line of its own. */
export function addWishes(message: string, { visit, facing }: Wishes): string {
	const lines = [
		...(visit.length ? [`Preferred time for the measure: ${listChoices(visit)}.`] : []),
		...(facing.length ? [`The windows face ${listChoices(facing)}.`] : []),
	];
	return [message.trimEnd(), lines.join("\n")].filter(Boolean).join("\n\n");
}

function listChoices(chosen: string[]): string {
	return chosen.join(", ").toLowerCase();
}
