import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ContentCopy, copyContent } from "../../../tests/contentCopy.ts";
import { readBodyOnce } from "../../../tests/readBodyOnce.ts";
import { readText } from "../characters.ts";
import { type Checked, checkContent } from "../check.ts";
import { formatFault } from "../faults.ts";
import { makeDesk } from "../rules.ts";
import { checkCategories } from "./categories.ts";
import { checkOverlap } from "./overlap.ts";
import { checkOtherSpelling } from "./spelling.ts";

const post = "blog/zip-screens-kiama-salt-and-hardware.mdx";
/** Knows no words, so that everything that is spell-checked gets reported. */
const dictionary = { has: () => false, suggest: () => [] };
let copy: ContentCopy;
beforeAll(() => {
	copy = copyContent();
});
afterAll(() => copy.dispose());

/** What the check finds while a file is spoilt, and what the rules that compare posts say. */
function spoil(name: string, from: string | RegExp, to: string, encoding: BufferEncoding = "utf8") {
	const sound = readText(`content/${name}`);
	const spoilt = sound.replace(from, to);
	expect(spoilt).not.toBe(sound);
	copy.write(name, Buffer.from(spoilt, encoding));
	const found = judge(checkContent(copy.root, readBodyOnce));
	copy.write(name, sound);
	return found;
}

function judge(checked: Checked) {
	const desk = makeDesk(checked, copy.root, dictionary);
	const tidy = (list: Checked["faults"]) => list.map((fault) => copy.tidy(formatFault(fault)));
	return {
		sound: tidy(checked.faults),
		shared: tidy([...desk.faults, ...checkCategories(desk), ...checkOverlap(desk)]),
		spelling: tidy(checkOtherSpelling(desk)),
	};
}

describe("VAL-11 one mistake is one sentence, and nothing else is called wrong for it:", () => {
	test.each<[what: string, file: string, from: string | RegExp, to: string, sentence: string]>([
		[
			"a day",
			post,
			/^date: .*/m,
			"date: 27/04/2025",
			"6:7  date: write 2025-04-27, not 27/04/2025",
		],
		[
			"a day that no calendar has",
			post,
			/^date: .*/m,
			"date: 2099-99-99",
			"6:7  date: write the day as",
		],
		["the first line", post, "---\n", "", "1:1  start the file with a line of --- and the"],
		[
			"a picture's path",
			post,
			/^image: .*/m,
			"image: /images/salt-proof-fixings.jpg",
			'8:8  image: "/images/salt-proof-fixings.jpg" is not a picture of content/images; write salt-proof-fixings',
		],
		["YAML", post, /^title: .*/m, 'title: "half', '3:8  title: close the value with a second "'],
		[
			"a slug",
			post,
			/^slug: .*/m,
			"slug: zip-screens-kiama-salt-and-hardwear",
			"4:7  slug: write zip-screens-kiama-salt-and-hardware, the name of the file",
		],
		[
			"a category",
			post,
			/^category: .*/m,
			"category: Costal Solutions",
			'9:11  category: "Costal Solutions" is not a category of content/categories.yaml; did you mean "Coastal Solutions"?',
		],
		[
			"a postcode",
			"suburbs/kiama.yaml",
			/postcode: .*/,
			"postcode: 2533",
			'4:13  0.postcode: write text: put it in double quotes, "2533"',
		],
		["YAML of suburbs", "suburbs/kiama.yaml", "name: ", 'name: "', "2:9  name: close the value"],
		["a trait's text", "traits/fog.yaml", /^label: .*/m, "label: 7", "2:8  label: write text"],
		["a trait", "traits/fog.yaml", "trait: fog", "trait: fogg", "1:8  trait: write fog, the name"],
		[
			"a region's number",
			"regions/kiama.yaml",
			/^id: .*/m,
			"id: one",
			'1:5  id: write a number, not "one"',
		],
		["a region", "regions/kiama.yaml", "slug: kiama", "slug: kiamaa", "3:7  slug: write kiama,"],
		[
			"a product",
			"products/zip-screens.mdx",
			"slug: zip-screens",
			"slug: zip-screns",
			"4:7  slug: write zip-screens, the name of the file",
		],
	])("%s", (_what, file, from, to, sentence) => {
		const { sound, shared } = spoil(file, from, to);
		expect(sound).toEqual([expect.stringContaining(sentence)]);
		expect(sound[0]).toMatch(`content/${file}:`);
		expect(shared).toEqual([]);
	});

	test("an id of another post, whose plan then goes unread for both", () => {
		const sound = readText(`content/${post}`);
		copy.write(post, sound.replace(/^id: 40/m, "id: 41"));
		const checked = checkContent(copy.root, readBodyOnce);
		const desk = makeDesk(checked, copy.root, dictionary);
		const found = judge(checked);
		copy.write(post, sound);
		expect(found.sound).toEqual([expect.stringContaining(":2:5  id: 41 is taken by")]);
		expect(found.shared).toEqual([]);
		const planned = desk.pieces.filter(({ plan }) => plan).map(({ post: { id } }) => id);
		expect(planned).not.toContain(41);
		expect(planned).toContain(42);
	});

	test("a post saved in an old encoding is not spell-checked as a page", () => {
		const { sound, shared, spelling } = spoil(post, "Kiama", "Kiam\u00e9", "latin1");
		expect(sound).toEqual([expect.stringContaining("save the file as UTF-8")]);
		expect(shared).toEqual([]);
		expect(spelling.length).toBeGreaterThan(100);
		expect(spelling.filter((sentence) => sentence.includes("/blog/"))).toEqual([]);
	});

	test("a file of suburbs that is missing", () => {
		copy.remove("suburbs/kiama.yaml");
		const { sound, shared } = judge(checkContent(copy.root, readBodyOnce));
		copy.write("suburbs/kiama.yaml", readText("content/suburbs/kiama.yaml"));
		expect(sound).toEqual(["content/suburbs/kiama.yaml:1:1  the file is missing; bring it back"]);
		expect(shared).toEqual([]);
	});
});
