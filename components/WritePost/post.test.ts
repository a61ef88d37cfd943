import fc from "fast-check";
import { expect, test } from "vitest";
import { data } from "../../pages/write/+data.ts";
import { editContent } from "../../scripts/check/editorial.ts";
import { listKnown } from "../../scripts/check/knownNames.ts";
import { checkContent } from "../../scripts/check/soundness.ts";
import { getToday } from "../../scripts/content/collections.ts";
import { loadContent } from "../../scripts/content/load.ts";
import { copyContent } from "../../tests/contentCopy.ts";
import { makePageContext } from "../../tests/pageContext.ts";
import { readPost } from "./post.ts";

const moved = { from: "/blog/salt-on-a-track", to: "/blog/cleaning-curtains-guide" };
const { form: basis } = data(makePageContext({}, { aliases: [moved] }));
const today = getToday();
const text = `Salt grinds a track by its second summer.

## What to do

${"Rinse the track with fresh water and wipe it dry. ".repeat(50)}

Ask us at a [free measure](/contact).`;
const good = {
	title: "What salt does to a track",
	category: "Coastal Maintenance",
	author: "business",
	image: "zip-screens",
	excerpt: `A track near the sea grinds before it sticks. ${"Rinse it early. ".repeat(6)}`,
	description: `Rinse a track near the sea every month. ${"It takes five minutes. ".repeat(4)}`,
	text,
};

test("BEY-30 a writer may choose the sums that the check knows, and no others", () => {
	const names = basis.choices.calculator.map(({ value }) => value);
	const { calculators } = listKnown(loadContent());
	expect(new Set(names)).toEqual(calculators);
});

function write(fields: Record<string, string>) {
	return readPost(new URLSearchParams({ ...good, ...fields }), basis, today);
}

test("BEY-30 the file of a filled form passes the whole check, whatever signs its words have", () => {
	const { slug, faults, file } = write({
		title: '- “What salt does”: a café\'s\ntrack #1,\u00a0at "5 m" {of} sand'.replace(/[{}]/g, ""),
		tags: "salt: tracks, # 1, - care, 'façade'",
		excerpt: `"Rinse" it: 1 #2, or not. ${good.excerpt}`.slice(0, 150),
		text: `${text.replace("Salt", "\ufeffAsbestos\u200b and salt")}`,
		sources: "asbestos",
		checked: today.slice(0, 7),
		calculator: "recess",
	});
	expect([...faults]).toEqual([]);
	const copy = copyContent();
	copy.write(`blog/${slug}.mdx`, file);
	const checked = checkContent(copy.root);
	expect(checked.sources.map(({ file }) => file)).toContain(`${copy.root}/blog/${slug}.mdx`);
	const told = [...checked.faults, ...editContent(checked)];
	expect(told.filter((fault) => fault.file.endsWith(`/${slug}.mdx`))).toEqual([]);
});

/** Signs that YAML or a keyboard treats in ways of its own; the rules let them stand. */
const signs = ['"', ": ", " #", "- ", "ü", "\\", "\n", "true", "2026", "salt ", "%", "@", "& "];
const refused = ["[a](/contact)", "{x}", "**b**", "|---", "A "];
const words = (...pieces: string[]) =>
	fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((parts) => parts.join(""));

test("BEY-30 of every field the form says what the check says of the file, and nothing where it says nothing", () => {
	const copy = copyContent();
	const typed = (text: fc.Arbitrary<string>, month: string, day: string) =>
		fc.record({
			title: text,
			excerpt: text,
			tags: fc.constantFrom("", "a: b, # c, 'd'", "a, a, a, b", "Salt, rust, care"),
			checked: fc.constantFrom("", "2026-11", month),
			date: fc.constantFrom("", "2026-01-31", day),
		});
	const sample = (fields: ReturnType<typeof typed>, seed: number) =>
		fc.sample(fields, { numRuns: 75, seed });
	const said = [
		...sample(typed(words(...signs), "", ""), 1),
		...sample(typed(words(...signs, ...refused), "11/2026", "0205-01-31"), 2),
	].map((fields, index) => {
		const filler = index % 5 ? good.excerpt.slice(0, 120) : "";
		const post = write({
			...fields,
			title: `${fields.title}${index % 6 ? index : "."}`,
			slug: `post-${index}`,
			excerpt: `${fields.excerpt}${filler}, no. ${index}`,
			description: `${good.description.slice(0, 125)} ${index}`,
		});
		copy.write(`blog/${post.slug}.mdx`, post.file);
		return post;
	});
	const found = checkContent(copy.root).faults;
	for (const { slug, file, faults } of said) {
		const told = found.filter((fault) => fault.file.endsWith(`/${slug}.mdx`));
		const byField = Map.groupBy(told, ({ field = "?" }) => field.split(".")[0]);
		expect([...byField.keys()].sort(), file).toEqual([...faults.keys()].sort());
		for (const [field, message] of faults)
			expect(byField.get(field)?.map((fault) => fault.message)).toContain(message);
	}
	expect(said.filter(({ faults }) => faults.size === 0).length).toBeGreaterThan(5);
	expect(said.filter(({ faults }) => faults.size > 0).length).toBeGreaterThan(50);
}, 120_000);

test.each([
	["text", { text: "Write here the answer." }, "this is still the draft's own text; write yours"],
	["text", { text: "Salt." }, "1 word; write 450 at least"],
	["text", { text: `${text} asbestos` }, 'it says "asbestos"; add asbestos to its sources'],
	["text", { text: `${text} as 3959` }, 'it says "AS 3959"; add as-3959 to its sources'],
	["sources", { sources: "asbestos" }, "add checked, the month in which they were read"],
	["slug", { slug: "page" }, "this address is taken; choose another"],
	["slug", { slug: "salt-on-a-track" }, "this address is taken; choose another"],
	["slug", { slug: "alfresco-pergola-design-ideas" }, "this address is taken; choose another"],
	["slug", { slug: "Salt on" }, 'write "salt-on": lower case, digits and hyphens only'],
	["category", { category: "" }, "add it: One of content/categories.yaml, spelt the same."],
] as const)("BEY-30 %s: %j is told %j", (name, fields, sentence) => {
	expect([...write(fields).faults]).toEqual([[name, sentence]]);
});

test("BEY-30 a post has the day and the address that are left open from the day and the title", () => {
	const { slug, file } = write({});
	expect(slug).toBe("what-salt-does-to-a-track");
	expect(file).toContain(`\ndate: "${today}"\n`);
	expect(write({ title: " Salt " }).file).toContain('\ntitle: "Salt"\n');
	expect(write({ title: "", slug: "" }).slug).toBeUndefined();
	expect(write({ title: "百叶窗" }).slug).toBeUndefined();
});

test("BEY-30 a word that asks for a source is looked for in what readers read, not in addresses", () => {
	const link = "[ratings](/blog/bal-ratings-explained-mittagong)";
	const figure = '![Five ratings on a scale](/figures/bal-scale.svg "The scale.")';
	expect([...write({ text: `${link}\n\n${figure}\n\n${text}` }).faults]).toEqual([]);
	for (const typed of ["a loose **cord**", "a loose\ncord", "[a loose cord](/blog)"])
		expect(write({ text: `${typed} ${text}` }).faults.get("text")).toContain('"loose cord"');
});
