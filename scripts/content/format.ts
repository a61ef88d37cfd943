const days = /* @__PURE__ */ new Intl.DateTimeFormat("en-US", {
	dateStyle: "long",
	timeZone: "UTC",
});

/** Returns `September 17, 2025` for `2025-09-17`. */
export function formatDay(day: string): string {
	return days.format(new Date(`${day}T00:00:00Z`));
}

const months = /* @__PURE__ */ new Intl.DateTimeFormat("en-US", {
	month: "long",
	year: "numeric",
	timeZone: "UTC",
});

/** Returns `September 2025` for any day in that month. */
export function formatMonth(day: string): string {
	return months.format(new Date(`${day}T00:00:00Z`));
}

const numbers = new Intl.NumberFormat("en-AU");

/** Returns `$1,296` for 1296 (Australian dollars). */
export function formatDollars(amount: number): string {
	return `$${numbers.format(amount)}`;
}

/** Returns `$300 to $500`. */
export function formatRange(min: number, max: number): string {
	return `${formatDollars(min)} to ${formatDollars(max)}`;
}

/** The unit of a price in the fact sheet: `m²` for `AUD per m2`. */
export function readPriceUnit(unit: string): string {
	return unit.replace("AUD per ", "").replace("m2", "m²");
}

/** The spaces between a figure and its unit, after "per", and around the sign of a product, where a line could break. */
const blank =
	/(?<=\d) (?=(?:mm|cm|m²?|km(?:\/h)?|kg|kW(?:\/m²)?|°C|am|pm)(?![\p{L}\p{N}/]))|(?<=\bper) (?=\S)| (?=× )|(?<= ×) /gu;

/** Keeps a figure and its unit, "per" and its unit, and a product on one line. Writers type an ordinary space. */
export function bindUnits(text: string): string {
	return text.replace(blank, "\u00a0");
}

/** A link in the copy of a YAML file, [words](/path), with its words and its path. */
export const linkInText = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

/** A name within a sentence: "bushfire shutter to BAL-29", but "S-fold sheer". */
export function startLower(name: string): string {
	return name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}

/** Copy with its links reduced to their words, for places that show no links. */
export function dropLinks(text: string): string {
	return text.replace(linkInText, "$1");
}

/**
 * The addresses of this site that a text links to, in Markdown or in an <a>.
 * For what counts them only; the check reads links with their places from the parsed text (check/text/parse.ts).
 */
export function listTextLinks(text: string): string[] {
	return Array.from(text.matchAll(/(?<=\]\(|href=")\/[a-z0-9/-]+/g), ([path]) => path);
}

/** Number of words in a text; markup and addresses do not count. */
export function countWords(text: string): number {
	const plain = text.replace(/\]\([^)]*\)|<[^>]*>|[*_#|>[\]!`-]/g, " ");
	return plain.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

const curly = { "'": "‘’", '"': "“”" };

/** Straight quotes and apostrophes as curly ones; the text's length stays. */
export function curlQuotes(text: string): string {
	const open = { "'": false, '"': false };
	return text.replace(/['"]/g, (found, index: number) => {
		const mark = found as keyof typeof open;
		const [left = "", right = ""] = curly[mark];
		const before = text.slice(0, index);
		const after = text.slice(index + 1);
		const isInWord = /[\p{L}\p{N}]$/u.test(before) && /^\p{L}/u.test(after);
		if (mark === "'" && (isInWord || /^\d\ds/.test(after))) return right;
		// 6' by 4', 2" wide: after a digit, unless it ends a quotation.
		if (!open[mark] && /\d$/.test(before)) return mark;
		open[mark] = /(?:^|[\s([{–—“‘"'/-])$/.test(before) && /^\S/.test(after);
		return open[mark] ? left : right;
	});
}

/** Letters that Unicode does not take apart. */
const plainLetters: Record<string, string> = { æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ß: "ss" };

/** Turns a text into part of an address: "Café & blinds" becomes "cafe-blinds". */
export function slugify(text: string): string {
	return text
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[æœøłđß]/g, (letter) => plainLetters[letter] ?? "")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
}

/** All four regions are in New South Wales. */
export const state = "NSW";
