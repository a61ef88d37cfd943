/** A page that answers a question whose words appear everywhere or nowhere. */
interface Pin {
	path: string;
	/** Finds the question. */
	words: RegExp;
	/** Words to leave out of the search for the rest, because "opening" alone means windows. */
	without?: RegExp;
}

const contact =
	/\b(((opening|business|trading|office|shop|your) )?hours?|opening times?|(what time )?are you open|((tele)?phone|contact)( number| us| details)?|mobile number|(call|ring) (you|us)|e-?mail( you| us| address)?)\b/gi;

const faq = /\b(faqs?|frequently asked( questions)?)\b/gi;

const pins: Pin[] = [
	{
		path: "/price-guide",
		// "How much heat" asks for something else.
		words:
			/\bhow much( (do|does|is|are|for|to|will|would)\b|$)|\b(costs?|costing|prices?|priced|pricing|cheap\w*|expensive|afford\w*|budget|estimates?)\b|\$/i,
	},
	{ path: "/contact", words: contact, without: contact },
	{ path: "/contact#faq", words: faq, without: faq },
	// "Questions about shutters" asks for something else.
	{ path: "/about", words: /^\W*(about( us| you)?|who (are|is) (you|this))\W*$/i },
	{
		path: "/terms-conditions",
		words: /\b(financ\w+|deposits?|pay|paying|payments?|instal?ments?|refunds?)\b/i,
	},
];

/** The pages to show first for a query, and what is left of it to search for. */
export function pinAnswers(query: string): { paths: string[]; rest: string } {
	const asked = pins.filter(({ words }) => query.search(words) >= 0);
	const rest = asked.reduce((left, { without }) => left.replace(without ?? "", ""), query);
	return { paths: asked.map(({ path }) => path), rest };
}
