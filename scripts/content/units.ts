/** The spaces between a figure and its unit, and around the sign of a product, where a line could break. */
const blank =
	/(?<=\d) (?=(?:mm|cm|m²?|km(?:\/h)?|kg|kW|°C|am|pm)(?![\p{L}\p{N}/]))| (?=× )|(?<= ×) /gu;

/** Keeps a figure and its unit, and two numbers that are multiplied, on one line. Writers type an ordinary space. */
export function bindUnits(text: string): string {
	return text.replace(blank, "\u00a0");
}
