/* The price guide's words, as its buttons put them into a message (components/PriceGuide/priceWords.ts, windowList.ts). */

/** The range for one kind of window. */
const guideRange = /Your price guide gives (.{1,80}?) including GST/;
const one =
	/^I would like a quote for (.{1,200}?)\. Your price guide gives (.{1,80}?) including GST/gm;
const listed = /^\d{1,2}\. (.{1,300}): (.{1,80})$/gm;
const together = /^Together (.{1,200})\.$/m;

/** The first range in a message. */
export function findRange(message: string): string | undefined {
	return (
		guideRange.exec(message)?.[1] ?? together.exec(message)?.[1]?.replace(/ including GST/, "")
	);
}

/** The windows in a message, each with its guide price. */
export function readWindows(message: string): [what: string, price: string][] {
	return [...message.matchAll(one), ...message.matchAll(listed)].map(
		([, what = "", price = ""]): [string, string] => [what, price],
	);
}
