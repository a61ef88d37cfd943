/** Words in nearly every text, which do not tell texts apart. */
const ignored = new Set(
	(
		"a about all also an and any are as at be been but by can could did do does for from had has have how " +
		"i if in into is it its me more most much my near no not nsw of on or our out over own same should so some such " +
		"than that the their them then there these they this to too under up very was we were what when where " +
		"which while who why will with would you your"
	).split(" "),
);

/** Different words for one thing, makers' and local names and short forms among them; index and query both use the second. */
const synonyms = new Map([
	["aluminum", "aluminium"],
	["color", "colour"],
	["cost", "price"],
	["costing", "price"],
	["pricing", "price"],
	["drape", "curtain"],
	["gong", "wollongong"],
	["kid", "child"],
	["mold", "mould"],
	["mt", "mount"],
	["nth", "north"],
	["pk", "park"],
	// Pt is either.
	["point", "port"],
	["pt", "port"],
	["sqm", "m2"],
	["st", "saint"],
	["sth", "south"],
	["wood", "timber"],
	["wooden", "timber"],
	["ziptrack", "zip"],
	["ziptrak", "zip"],
]);

/**
 * Returns the form in which a word is indexed and looked up: lower case, no accents or signs,
 * singular. Null for words that are not indexed.
 */
export function toTerm(word: string): string | null {
	const plain = word
		.normalize("NFKD")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, "");
	if (!plain || ignored.has(plain) || /^\p{L}$/u.test(plain)) return null;
	const term = toSingular(plain);
	return synonyms.get(term) ?? term;
}

/** Splits text where the index does: at spaces and punctuation. */
export function splitWords(text: string): string[] {
	return text.split(/[\n\r\p{Z}\p{P}]+/u).filter(Boolean);
}

/** Terms of a text in their order, ignored words left out. */
export function listTerms(text: string): string[] {
	return splitWords(text).flatMap((word) => toTerm(word) ?? []);
}

/** Whether two ways of writing name the same place: "Mt Keira" is "mount keira nsw 2500". */
export function isSameName(name: string, other: string): boolean {
	return listNameTerms(name) === listNameTerms(other);
}

/** The terms of a place's name, without the state and postcode that people write with it. */
export function listNameTerms(name: string): string {
	return listTerms(name)
		.filter((term) => !/^\d+$/.test(term))
		.join(" ");
}

function toSingular(word: string): string {
	if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
	return word.replace(/(?<=[^aisu])s$/, "");
}
