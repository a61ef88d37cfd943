import { expect, test } from "vitest";
import { entryFolders, singleFiles } from "./contentFiles.ts";

const schemas = new Map(
	Object.entries({ ...entryFolders, ...singleFiles }).map(([name, [, schema]]) => [name, schema]),
);

/** What the schema of a collection says about the value at `collection.path`, whatever else is missing. */
function say(place: string, value: unknown): string[] {
	const [name = "", ...parts] = place.split(".");
	const data = parts.reduceRight<unknown>((inner, part) => {
		return /^\d$/.test(part) ? [inner] : { [part]: inner };
	}, value);
	const issues = schemas.get(name)?.safeParse(data).error?.issues ?? [];
	return issues
		.filter(({ path }) => path.join(".") === parts.join("."))
		.map(({ message }) => message);
}

/** What is said of a name in braces that nothing fills in. */
const fill = (name: string, advice: string) => `${name} is not filled in here; write ${advice}`;
const phone = "write one number in digits, as (02) 5550 0134";
const address = "write an address such as https://www.example.com";
const origin = "write the public address as https://www.example.com";
const marksAdvice = "marks are printed here as they stand; write plain words";

test.each<[path: string, value: unknown, sentence: string]>([
	["blog.title", " ", "write at least one word"],
	["images.deck.alt", "a".repeat(125), "write 124 characters at most; this has 125"],
	["images.deck.position", "left", 'write the subject\'s place as "50% 40%"'],
	["aliases.0.from", "about", "write a path such as /about-us"],
	["aliases.0.from", "/about-us/", "write /about-us, no slash at the end"],
	["blog.title", "Screens for a deck.", "leave out the full stop"],
	["blog.title", "[Screens](/products/zip-screens)", marksAdvice],
	["blog.tags.0", "“zip screens”", "take the quotes “ ” off; the whole value needs none"],
	["blog.title", "‘Zip screens’", "take the quotes ‘ ’ off; the whole value needs none"],
	["faq.0.answer", "See <span>this.", marksAdvice],
	["home.band.title", "A {suburb} screen", fill("{suburb}", "it without curly braces")],
	["traits.texts.0.text", "In {suburb it is.", fill("{suburb", "{suburb}")],
	["prices.products.0.split.text", "It is {{width}} wide.", fill("{{width}}", "{width}")],
	["prices.products.0.options.0.note", "From {least}.", fill("{least}", "{min} or {max}")],
	["suburbs.0.postcode", "253", "write four digits in quotes"],
	["site.phone", "(02) 5550 O134", phone],
	["site.phone", "(02) 5550 0134 or 0491 570 156", phone],
	["site.contact.businessHours.weekdays", "**8:30 am to 5 pm**", marksAdvice],
	["site.contact.socialMedia.facebook", "me", `${address}, or leave it empty`],
	["site.email", "hello at home", "write an e-mail address"],
	["site.origin", "https://www.example.com/site", origin],
	["site.designer.url", "javascript:alert(1)", address],
])(
	"ARC-06 what is outside a schema is answered with what to write: %s: %j",
	(path, value, sentence) => {
		expect(say(path, value)).toEqual([sentence]);
	},
);

test.each<[path: string, value: unknown]>([
	["faq.0.answer", "See [the screens](/products/zip-screens)."],
	["blog.title", "Screens, “zips” & the “deck”: under 3 m < 4 m_2, 5 * 4 * 3"],
	["traits.texts.0.text", "In {suburb}, and {suburb}."],
])("ARC-06 what is at the edge of a schema is taken: %s: %j", (path, value) => {
	expect(say(path, value)).toEqual([]);
});
