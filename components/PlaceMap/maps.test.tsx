import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { nameMap } from "./mapNames.ts";
import { PlaceMap } from "./PlaceMap.tsx";
import { ServiceMap } from "./ServiceMap.tsx";

const content = getContent();
const { map, regions, suburbs } = content;
const names = nameMap(content);

test("BEY-07 every printed town stands on the picture where the map with links has its dot", () => {
	const withSuburbs = regions.map((region) => ({
		...region,
		suburbs: suburbs.filter(({ regionSlug }) => regionSlug === region.slug),
	}));
	const linked = parse(
		renderToStaticMarkup(<PlaceMap regions={withSuburbs} map={map} names={names} />),
	);
	const printed = parse(renderToStaticMarkup(<ServiceMap map={names} />)).querySelectorAll(".t");
	expect(printed).toHaveLength(names.towns.length);
	expect(names.towns.length).toBeGreaterThan(10);
	const place = (shown?: string) =>
		(shown?.match(/[\d.]+/g) ?? []).map((part) => Math.round(+part));
	for (const [index, { slug, name }] of names.towns.entries()) {
		const dot = linked.querySelector(`a[href="/locations/${slug}"]`)?.parentNode;
		expect(printed[index]?.textContent).toBe(name);
		expect(place(dot?.getAttribute("transform"))).toHaveLength(2);
		expect(place(printed[index]?.getAttribute("transform"))).toEqual(
			place(dot?.getAttribute("transform")),
		);
	}
});
