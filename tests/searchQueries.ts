/** A search that people might make, and the pages that answer it. */
export interface Query {
	words: string;
	/** Addresses, at least one of which must be among the first three of its group. */
	answers: string[];
	why: string;
}

/** Ten realistic searches, used by the tests and by scripts/search-bench/ to compare engines. */
export const queries: Query[] = [
	{
		words: "zip screens kiama",
		answers: ["/locations/kiama/zip-screens"],
		why: "product and place",
	},
	{
		words: "plantation shuters bowral",
		answers: ["/locations/bowral/plantation-shutters"],
		why: "product and place, with a typing error",
	},
	{
		words: "how much do roller shutters cost",
		answers: ["/blog/roller-shutters-warilla-cost", "/products/roller-shutters"],
		why: "a whole question",
	},
	{
		words: "recess depth",
		answers: [
			"/blog/shutter-recess-depth-inside-or-face-fit",
			"/plantation-shutters-guide#inside-fit-70-mm-of-recess",
		],
		why: "a term of the trade",
	},
	{
		words: "council aproval pergola",
		answers: [
			"/blog/pergola-approval-times-shellharbour",
			"/blog/louvred-roof-wollongong-council-rules",
		],
		why: "a typing error in a long word",
	},
	{ words: "2533", answers: ["/locations/kiama"], why: "a postcode" },
	{
		words: "curtians over shutters",
		answers: ["/blog/sheers-over-plantation-shutters", "/contact#faq"],
		why: "letters in the wrong order",
	},
	{
		words: "bal 40",
		answers: ["/blog/bushfire-shutters-bal-40-and-flame-zone"],
		why: "a short word and a number",
	},
	{
		words: "verishade cleaning",
		answers: ["/blog/verishade-cleaning-woonona"],
		why: "a brand and a chore",
	},
	{ words: "cancel order", answers: ["/terms-conditions"], why: "small print" },
];

/** Questions, and the page shown above all results; components/Search/pins.ts has their words. */
export const questions: [words: string, path: string][] = [
	["how much", "/price-guide"],
	["how much do blinds cost", "/price-guide"],
	["price of plantation shutters", "/price-guide"],
	["cheapest blinds", "/price-guide"],
	["opening hours", "/contact"],
	["what time are you open", "/contact"],
	["phone number", "/contact"],
	["email address", "/contact"],
	["about", "/about"],
	["about us", "/about"],
	["who are you?", "/about"],
	["finance", "/terms-conditions"],
	["payment plan", "/terms-conditions"],
];

/** Searches that write a name in another way than the site, and the page that leads all results. */
export const spellings: [words: string, path: string][] = [
	["mt warrigal shutters", "/locations/mount-warrigal/plantation-shutters"],
	["zip screens mt kembla", "/locations/mount-kembla/zip-screens"],
	["mt keira", "/locations/mount-keira"],
	["Mt. St. Thomas awnings", "/locations/mount-saint-thomas/awnings"],
	["zipscreens kiama", "/locations/kiama/zip-screens"],
	["rollerblind bowral", "/locations/bowral/roller-blinds"],
	["mossvale awnings", "/locations/moss-vale/awnings"],
	["zipscreens", "/products/zip-screens"],
	["plantationshutters", "/products/plantation-shutters"],
	["ziptrak", "/products/zip-screens"],
];
