/** Most characters of a description; search results cut it off there. */
const most = 160;

/**
 * A description made of an opening and as many whole titles as fit into 160 characters.
 * @param tail added if it fits as well, so that short lists still say enough
 */
export function summariseTitles(opening: string, titles: readonly string[], tail: string): string {
	const [first = "", ...rest] = titles;
	let text = `${opening}${first}`;
	if (text.length >= most) text = `${cutAtWord(text, most - 1)}…`;
	for (const title of rest) {
		if (text.length + title.length + 3 > most) break;
		text += `; ${title}`;
	}
	if (text.endsWith("…")) return text;
	if (!/[.?!]$/.test(text) && text.length < most) text += ".";
	return text.length + tail.length + 1 <= most ? `${text} ${tail}` : text;
}

function cutAtWord(text: string, length: number): string {
	return text.slice(0, length + 1).replace(/[\s,;:]+\S*$/, "");
}
