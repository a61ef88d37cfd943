/** Private-use characters that replace foot and inch marks while quotes are curled. */
const standIns = { "'": "\uE000", '"': "\uE001" };

/**
 * Returns a function that hides foot and inch marks, to call on the texts of one block in order.
 * A mark after a digit is one, unless it closes a quotation or is the apostrophe of a word.
 */
export function keepMeasures(): (text: string) => string {
	const open = { "'": false, '"': false };
	return (text) =>
		text.replace(/['"]/g, (found, index: number) => {
			const mark = found as keyof typeof open;
			const before = text.charAt(index - 1);
			const after = text.charAt(index + 1);
			if (mark === "'" && /\p{L}/u.test(after) && /[\p{L}\p{N}]/u.test(before)) return mark;
			if (!open[mark] && /\d/.test(before)) return standIns[mark];
			open[mark] = open[mark] ? /\s/.test(before) : !/[\p{L}\p{N}]/u.test(before);
			return mark;
		});
}

/** Puts back the marks that keepMeasures() hid. */
export function restoreMeasures(text: string): string {
	return text.replaceAll(standIns["'"], "'").replaceAll(standIns['"'], '"');
}
