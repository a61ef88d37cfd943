import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import type { LatLng } from "../../scripts/content/schemas/place.ts";
import { getSuburb } from "../../tests/entries.ts";
import { layOutMap } from "./mapLayout.ts";
import { PlaceMap } from "./PlaceMap.tsx";
import { drawLine, frameRegion, project } from "./projection.ts";
import { ServiceMap } from "./ServiceMap.tsx";

const content = getContent();
const map = layOutMap(content);

test("BEY-07 a degree of longitude is drawn shorter than one of latitude, north is up and east is right", () => {
	expect(project([-34.12, 149.9])).toEqual({ x: 0, y: 0 });
	expect(project([-35.12, 150.9])).toEqual({ x: 709, y: 860 });
	expect(
		drawLine([
			[-34.12, 149.9],
			[-35.12, 150.9],
		]),
	).toBe("M0 0L709 860");
});

test.each<[string, LatLng[], object]>([
	[
		"wide",
		[
			[-34.4, 150],
			[-34.5, 150.8],
		],
		{ x: 59, width: 591, y: 62, height: 444 },
	],
	[
		"tall",
		[
			[-34.2, 150.5],
			[-34.9, 150.6],
		],
		{ x: 43, width: 835, y: 57, height: 627 },
	],
])(
	"BEY-07 the small map is the smallest of four to three round a %s region",
	(_shape, outline, frame) => {
		expect(frameRegion(outline, [])).toEqual(frame);
		const [north, south] = outline.map(([lat, lng]) => ({ ...getSuburb("kiama"), lat, lng }));
		expect(north && south && frameRegion([], [north, south])).toEqual(frame);
	},
);

test("BEY-07 each suburb's link stands where it lies, each town's name beside its dot, and a region's beside its main town", () => {
	const linked = parse(renderToStaticMarkup(<PlaceMap map={map} />));
	const printed = parse(renderToStaticMarkup(<ServiceMap map={map} />)).querySelectorAll(".t");
	const placed = (x: number, y: number) => `translate(${x} ${y})`;
	for (const { slug, name, lat, lng } of content.suburbs) {
		const { x, y } = project([lat, lng]);
		const dot = linked.querySelector(`a[href="/locations/${slug}"]`);
		expect(dot?.parentNode?.getAttribute("transform")).toBe(placed(x, y));
		expect(dot?.getAttribute("aria-label")).toBe(name);
	}
	for (const shown of [printed, linked.querySelectorAll(".t")])
		expect(shown).toHaveLength(content.map.towns.length);
	for (const { slug, side } of content.map.towns) {
		const { name, lat, lng } = getSuburb(slug);
		const { x, y } = project([lat, lng]);
		const town = printed.find(({ textContent }) => textContent === name);
		expect(town?.getAttribute("transform")).toBe(placed(x, y));
		const words = town?.querySelector("text");
		expect([words?.getAttribute("text-anchor"), words?.getAttribute("x")]).toEqual(
			side === "left" ? ["end", "-10"] : [undefined, "10"],
		);
	}
	const { lat, lng } = getSuburb("kiama");
	const { x, y } = project([lat, lng]);
	expect(map.regions.find(({ slug }) => slug === "kiama")?.label).toEqual({ x: x + 10, y: y + 8 });
	expect(map.regions.find(({ slug }) => slug === "southern-highlands")?.label.x).toBeLessThan(x);
});
