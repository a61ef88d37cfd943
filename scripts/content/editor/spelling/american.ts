/** How American words differ from Australian ones. A change counts only if it makes a word of the dictionary. */
const changes: [american: RegExp, australian: string][] = [
	[/gray/, "grey"],
	[/mold/, "mould"],
	[/(?<=arm|behavi|col|endeav|fav|flav|harb|hon|hum|lab|neighb|od|parl|rum|sav|vap|vig)or/, "our"],
	[/centering/, "centring"],
	[/centered/, "centred"],
	[/(?<=cent|fib|lit|lust|met|theat)er/, "re"],
	[/louver/, "louvre"],
	[/aluminum/, "aluminium"],
	[/(?<=co)z(?=[iy])/, "s"],
	[/pajama/, "pyjama"],
	[/draft(?=s$|[iy])/, "draught"],
	[/(?<=(?:bev|chann|chis|lab|lev|mod|pan|swiv|trav|tunn)e)l(?=ed|ing|er)/, "ll"],
	[/cancel(?=ed|ing)/, "cancell"],
	[/(?<=\w{3})iz(?=[aei])/, "is"],
	[/(?<=anal|paral)yz/, "ys"],
	[/(?<=def|off)ens/, "enc"],
	[/jewelry/, "jewellery"],
	[/plow/, "plough"],
	[/catalog(?!u)/, "catalogue"],
	[/woolen/, "woollen"],
	[/skillful/, "skilful"],
	[/fulfill(?=s?$)/, "fulfil"],
	[/skeptic/, "sceptic"],
	[/maneuver/, "manoeuvre"],
];
const any = new RegExp(changes.map(([{ source }]) => source).join("|"));
/** Words that the Australian dictionary has as well, although this site does not write them. */
const doubtful = /^(?:discolorations?|drafts|fulfills?|microfibers?)$/;

const counts =
	"one|two|three|four|five|six|seven|eight|nine|ten|half|hundred|thousand|cubic|few|lineal|linear|per|running|several|square";
const sides =
	"above|across|apart|away|below|by|deep|from|high|lengths?|long|of|off|out|square|tall|thick|wide";
/** What makes a meter a length and not a box with a dial. */
const lengthBefore = new RegExp(`(?:\\d|\\b(?:${counts}))(?: an?)?[\\s\\u00a0-]*$`, "i");
const lengthAfter = new RegExp(`^meters?[\\s-](?:${sides})\\b`, "i");
const dial = /^meters?[\s-](?:box|boards?|read)/i;

/**
 * The Australian spelling of an American word; undefined for any other word. Words with a capital that may be names
 * count only at the start of a sentence, unless another capital follows: Gray Street is not in the wrong.
 * @param isKnown whether the dictionary has a word
 */
export function findAustralian(
	word: string,
	text: string,
	index: number,
	isKnown: (word: string) => boolean,
): string | undefined {
	const lower = word.toLowerCase();
	if (!any.test(lower)) return undefined;
	const change = changes.find(([american]) => american.test(lower));
	const australian = change && lower.replace(...change);
	if (!australian || !isKnown(australian)) return undefined;
	const after = text.slice(index);
	if (/^meters?$/.test(lower)) {
		const before = text.slice(0, index);
		const isLength = lengthAfter.test(after) ? /\ba $/i.test(before) : false;
		if (dial.test(after) || !(isLength || lengthBefore.test(before))) return undefined;
	} else if (!doubtful.test(lower)) {
		if (isKnown(lower)) return undefined;
		if (isKnown(word) && !startsSentence(text, index, word)) return undefined;
	}
	return /^\p{Lu}/u.test(word)
		? australian.slice(0, 1).toUpperCase() + australian.slice(1)
		: australian;
}

function startsSentence(text: string, index: number, word: string): boolean {
	const isFirst = /(?:^|[.!?:]\s+|\n\s*|^- +)["'“‘(]*$/.test(text.slice(0, index));
	return isFirst && !/^\s+\p{Lu}/u.test(text.slice(index + word.length));
}
