import { describe, expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { questions } from "../../tests/searchQueries.ts";
import { makeIndex } from "./engine.ts";
import { listEntries } from "./entries.ts";
import { type Findings, find } from "./find.ts";

const entries = await Array.fromAsync(listEntries(), ({ entry }) => entry);
const index = makeIndex(entries);

function listFirst({ groups }: Findings): (string | undefined)[] {
	return groups.map(({ hits }) => hits[0]?.path);
}

describe("questions whose words stand everywhere or nowhere", () => {
	test.each(questions)("BEY-04 %j leads to %s before all else, and to it once", (words, path) => {
		const { groups, total } = find(index, words);
		expect(groups[0]).toMatchObject({ kind: "pin", hits: [{ path }] });
		const all = groups.flatMap(({ hits }) => hits.map((hit) => hit.path));
		expect(all.filter((other) => other === path)).toEqual([path]);
		expect(total).toBe(all.length);
	});

	test("BEY-04 what is asked besides is still found, and openings are no opening hours", () => {
		expect(listFirst(find(index, "phone number kiama"))).toContain("/locations/kiama");
		expect(listFirst(find(index, "how much do roller shutters cost"))).toContain(
			"/products/roller-shutters",
		);
		expect(find(index, "opening hours").total).toBe(1);
	});

	test.each(["faq", "FAQs", "frequently asked questions"])(
		"BEY-04 %j brings the questions, and nothing else",
		(words) => {
			const { groups } = find(index, words);
			expect(groups.map(({ kind }) => kind)).toEqual(["pin"]);
			const titles = groups.flatMap(({ hits }) => hits.map(({ title }) => title));
			expect(titles).toEqual(getContent().faq.map(({ question }) => question));
		},
	);

	test.each(["how much heat do shutters keep out", "opening roof", "zip screens kiama", "recess"])(
		"BEY-04 %j is none of them",
		(words) => {
			expect(find(index, words).groups.map(({ kind }) => kind)).not.toContain("pin");
		},
	);
});
