// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Plan, Section } from "./SunDrawing.tsx";
import { findIncidence, type Glazing, gradeReach, hours, mapYear, reachInto } from "./sunReach.ts";
import { YearMap } from "./YearMap.tsx";

const glazing: Glazing = { facing: "N", eave: 0.5, height: 1.2, sill: 0.9 };
const near = (metres: number) => expect.closeTo(metres, 1);

/** The corners of the light in both drawings, in metres, heights upwards; none without direct sun. */
function draw(sun: { azimuth: number; altitude: number }, facing = glazing.facing) {
	const props = { glazing: { ...glazing, facing }, incidence: findIncidence(glazing, sun) };
	const { container } = render(
		<>
			<Section {...props} />
			<Plan {...props} />
		</>,
	);
	const [beam = [], patch = []] = [...container.querySelectorAll(".light")].map((light) =>
		[...(light.getAttribute("points") ?? "").matchAll(/(\S+),(\S+)/g)].map(([, x, y]) => ({
			x: Number(x) / 100,
			y: -Number(y) / 100,
		})),
	);
	const { fall = Number.NaN, drift = 0, litTo = 0 } = props.incidence ?? {};
	return { container, beam, patch, fall, drift, litTo };
}

test.each([
	[0, 45],
	[40, 35],
	[-55, 50],
])(
	"the beam and the patch of a sun at %d degrees, %d up, go through the lit glass to where it reaches",
	(azimuth, altitude) => {
		const reach = reachInto(glazing, { azimuth, altitude });
		const { container, beam, patch, fall, drift, litTo } = draw({ azimuth, altitude });
		expect(reach).toBeLessThan(5);
		// It passes the lit part of the glass, and falls by as much a metre everywhere, until the floor or the wall cuts it.
		expect(beam).toEqual([
			{ x: -3.2, y: near(litTo + 3.2 * fall) },
			{ x: 5, y: near(litTo - 5 * fall) },
			{ x: 5, y: near(glazing.sill - 5 * fall) },
			{ x: -3.2, y: near(glazing.sill + 3.2 * fall) },
		]);
		const cut = [...container.querySelectorAll(".light")].map(({ parentElement }) =>
			parentElement?.getAttribute("clip-path"),
		);
		expect(cut).toEqual(["url(#section-air)", "url(#plan-room)"]);
		// The window is 1.8 m wide, and the patch drifts away from a sun that stands aside.
		const across = -reach * drift;
		expect(patch.slice(1, 3)).toEqual([
			{ x: near(reach), y: near(across + 0.9) },
			{ x: near(reach), y: near(across - 0.9) },
		]);
		expect(patch).toHaveLength(4);
		// The sun itself stands on the ray to the middle of the glass.
		const disc = container.querySelector(".disc");
		const [x, y] = ["cx", "cy"].map((name) => Number(disc?.getAttribute(name)) / 100);
		expect(y).toEqual(near(-1.5 + (x ?? 0) * fall));
		expect(x).toBeLessThan(-0.5);
	},
);

test("behind the house and under a deep shadow nothing is lit", () => {
	for (const sun of [
		{ azimuth: 180, altitude: 40 },
		{ azimuth: 0, altitude: 79 },
	])
		expect(draw(sun)).toMatchObject({ beam: [], patch: [] });
});

test.each([
	["N", -90],
	["E", -180],
] as const)(
	"the eave stands out over the glass, and for a window to the %s the arrow turns by %d",
	(facing, degrees) => {
		const { container } = draw({ azimuth: 0, altitude: 45 }, facing);
		const boxes = [...container.querySelectorAll("rect")].map((rect) =>
			["x", "y", "width", "height"].map((name) => Number(rect.getAttribute(name))),
		);
		expect(boxes).toContainEqual([-50, -252, 550, 12]);
		expect(boxes).toContainEqual([-3, -210, 6, 120]);
		expect(container.querySelector(".north > g")?.getAttribute("transform")).toBe(
			`rotate(${degrees})`,
		);
	},
);

test("the year is drawn with each hour of each month once, in the colour of its reach", () => {
	const place = { lat: -34.5, lng: 150.7 };
	const { container } = render(<YearMap {...glazing} {...place} year={2026} />);
	const drawn = [...container.querySelectorAll("path")].map((path) =>
		[...(path.getAttribute("d") ?? "").matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => [
			Number(x) / 30,
			Number(y) / 16,
		]),
	);
	const wanted = mapYear(glazing, place, 2026).flatMap((reaches, month) =>
		reaches.map((reach, row) => ({ depth: gradeReach(reach), cell: [month, row] })),
	);
	expect(wanted).toHaveLength(12 * hours.length);
	expect(drawn).toEqual(
		[0, 1, 2, 3].map((depth) =>
			wanted.filter((cell) => cell.depth === depth).map(({ cell }) => cell),
		),
	);
	expect(drawn.filter((cells) => cells.length > 0)).toHaveLength(4);
});
