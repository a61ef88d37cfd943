/** The first sentences of a text. */
export function takeSentences(text: string, count: number): string {
	return (text.match(/.*?[.!?](?=\s|$)/gs) ?? [text]).slice(0, count).join("").trim();
}

/** The first sentence of a text, and the rest of it. */
export function splitLead(text: string): [lead: string, rest: string] {
	const lead = takeSentences(text, 1);
	return [lead, text.slice(lead.length).trim()];
}
