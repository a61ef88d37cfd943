import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { getProduct, getSuburb } from "../../tests/entries.ts";
import { findUnsuited, listBest, listOtherProducts } from "./productChoice.ts";

const content = getContent();
const { suburbs } = content;
const slugsOf = (listed: readonly { slug: string }[]) => listed.map(({ slug }) => slug);

test("SBP-04 RGP-04 CST-16 Q55 what suits the suburb best comes first, in a region two of the same family and then the next", () => {
	const othersOf = (product: string, suburb?: string) =>
		slugsOf(
			listOtherProducts(content, getProduct(product), suburb ? getSuburb(suburb) : undefined),
		);
	const best = slugsOf(listBest(content, getSuburb("bowral")).map(({ product }) => product));
	expect(best[0]).toBe("heritage-shutters");
	expect(othersOf("awnings", "bowral")).toEqual(
		best.filter((slug) => slug !== "awnings").slice(0, 3),
	);
	const familyOf = (slug: string) => getProduct(slug).family;
	const others = othersOf("roller-blinds");
	expect(others.slice(0, 2).map(familyOf)).toEqual(["blinds", "blinds"]);
	expect(familyOf(others[2] ?? "")).not.toBe("blinds");
	expect(othersOf("plantation-shutters").map(familyOf)[0]).toBe("shutters");
});

test("LOC-10 what suits a suburb best is the first choice of each of its traits, then the second, of each family one", () => {
	for (const suburb of suburbs) {
		const families = listBest(content, suburb).map(({ product }) => product.family);
		expect(families.length).toBeGreaterThan(2);
		expect(new Set(families).size).toBe(families.length);
	}
});

test.each([
	[["surf-front"], "vertical-blinds", "roller-blinds"],
	[["lakeside", "surf-front", "frost"], "vertical-blinds", "roller-blinds"],
	[["lakeside", "valley", "surf-front"], "vertical-blinds", undefined],
	[["brick-family", "lakeside"], "heritage-shutters", "plantation-shutters"],
	[["brick-family", "lakeside", "heritage"], "heritage-shutters", undefined],
	[["surf-front"], "panel-glides", undefined],
])(
	"of %j, which rule out by the first two and praise by any, what is better than %s is %s",
	(traits, product, better) => {
		const found = findUnsuited(content, { ...getSuburb("kiama"), traits }, getProduct(product));
		expect(found?.instead.slug).toBe(better);
		if (better) expect([found?.text, found?.reason]).not.toContain(undefined);
	},
);
