import { expect, test } from "vitest";
import { editFrozen } from "../../tests/spoiltPost.ts";

/** Words of the frozen post before which a change puts others. */
const before = "Never spray";

/** A change to a sound post, the place that is named, and what is said there. */
type Spoilt = [from: string | RegExp, to: string, at: string, message: string];

const contact = "link to /contact instead";
const grid = (head: string) => `| ${head} |\n| --- |\n| 1 |\n\n`;
test.each<Spoilt>([
	[before, "It is the perfect screen. ", "perfect", "a stock phrase; say what"],
	[before, "It is not just cheap but good. ", "not just", "a stock phrase; say what"],
	[before, "Never! ", "!", "no exclamation marks"],
	[before, "Ring 0412 345 678. ", "0412", `the page shows the phone number; ${contact}`],
	[before, "Write to us@example.com now. ", "us@", "the page shows the e-mail address"],
	[before, "TODO. ", "TODO", "this is still the draft's own text; write yours"],
	[before, "Say a 2 meters wide screen. ", "meters", "write metres"],
	[before, "Salt -- when dry. ", "-- when", "write a comma, a colon or a new sentence"],
	[before, "It lasts 15--25 years. ", "--25", 'write "to" or an en dash, –'],
	[before, "Mesh stops 78% of it. ", "78%", 'write "up to 78%"; the figure is a ceiling'],
	[before, "A screen on the glass cuts heat by 78%. ", "78%", 'write "up to 78%"'],
	[before, "It costs $800 to $2,800 per m². ", "$800", "$800 to $2,800 per screen, not per m²"],
	[before, "Voile is $20–45/m². ", "$20–45", "$20–45 per metre, not per m²"],
	[before, "Go [here](/gallery). ", "[here]", "let the linked words say where the link goes"],
	[before, "See [it](/locations/bombo/zip-screens). ", "[it]", "for a place write /locations/b"],
	[before, "See [it](/blog/zip-screen-wind-classes-albion-park). ", "[it]", "appears twice; keep"],
	["zip-screen-wind-classes-albion-park)", "x)", "Zip screens last", "once, as planned"],
	["$800 to $2,800 a screen", "$800 or more", "Zip screens last", "give 2800 (price-zip-screen)"],
	["Zip screens last", "## The answer\n\nZip screens last", "## The", "start with a paragraph"],
	["Zip screens last", `Zip ${"so ".repeat(20)}last`, "Zip so", "give the answer in 40 to 60"],
	[/\n## Kiama is two.*?(?=\n## When)/s, "\n", "Zip screens last", "words; write 450 at least"],
	["## The monthly rinse", "#### The monthly rinse", "The monthly", "use ### here"],
	["## The monthly rinse", "## Conclusion", "Conclusion", "name the thing the section is about"],
	["## The monthly rinse", "## What salt attacks first", "What salt", "another section has this"],
	[/## The monthly/, `${grid("A")}${grid("B")}$&`, "| B |", "tables in"],
	[
		"## The monthly",
		'![Diagram of it](/figures/x.svg "It")\n\n$&',
		"![Dia",
		"start the text in the",
	],
	[/\[[^\]]*\]\(\/contact\)/, "us", "", "end with a short paragraph that links to /contact"],
	[/^description: /m, "$&Ring 02 5550 0134. ", "Ring", "the page shows the phone number"],
	[/^title: .*/m, "title: Salt -- and how to rinse it", "Salt --", "write a comma, a colon"],
	[/^excerpt: (\S+)/m, "excerpt: Simply $1", "Simply", "a stock phrase; say what"],
	[/^(excerpt: .*)\.$/m, "$1", "", "end it with a full stop"],
	[/!\[Zip screen.*/, "", "Zip screens last", "show something: a drawing, a picture"],
	[before, "It may hold asbestos. ", "Zip screens last", "add asbestos to its sources"],
	["tags: [", "sources: [asbestos]\ntags: [", "[asbestos]", "add checked, the month"],
	["tags: [", "checked: 2025-01\ntags: [", "2025-01", "a year ago; read the sources"],
	[/^date: .*/m, "date: 2099-12-31", "2099", "more than a year ahead; check the year"],
	["tags: [", "tags: [Shade, ", "Shade,", "write the tag in small letters, shade"],
])("the editor's check says: of %s → %s", (from, to, at, message) => {
	const found = editFrozen(from, from === before ? `${to}${before}` : to);
	const own = found.filter((fault) => fault.message.includes(message));
	expect(own.map((fault) => fault.at)).toEqual([expect.stringMatching(startOf(at))]);
});

function startOf(text: string): RegExp {
	return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);
}

test.each([
	"Mesh stops up to 78% of the heat through the glass.",
	"A zip screen costs $800 to $2,800 a screen.",
	"A wind-swept frame lasts 15–25 years.",
	"Kiama's wind-swept headland isn't kind to cut-price screens.",
])("the editor's check says nothing of %s", (text) => {
	expect(editFrozen(before, `${text} ${before}`)).toEqual([]);
});
