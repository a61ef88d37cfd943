// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Plan, Section } from "./SunDrawing.tsx";
import { findIncidence, type Glazing, reachInto } from "./sunReach.ts";

afterEach(cleanup);

const glazing: Glazing = { facing: "N", eave: 0.5, height: 1.2, sill: 0.9 };

/** The corners of the light in both drawings, in metres, heights upwards; none without direct sun. */
function draw(sun: { azimuth: number; altitude: number }) {
	const incidence = findIncidence(glazing, sun);
	const { container } = render(
		<>
			<Section glazing={glazing} incidence={incidence} />
			<Plan glazing={glazing} incidence={incidence} />
		</>,
	);
	const [beam = [], patch = []] = [...container.querySelectorAll(".light")].map((light) =>
		[...(light.getAttribute("points") ?? "").matchAll(/(\S+),(\S+)/g)].map(([, x, y]) => ({
			x: Number(x) / 100,
			y: -Number(y) / 100,
		})),
	);
	return { incidence, beam, patch };
}

const near = (metres: number) => expect.closeTo(metres, 1);

test.each([
	[0, 45],
	[0, 30],
	[40, 35],
	[-55, 50],
])(
	"the beam and the patch of a sun at %d degrees, %d up, end on the floor where it reaches",
	(azimuth, altitude) => {
		const sun = { azimuth, altitude };
		const reach = reachInto(glazing, sun);
		const { incidence, beam, patch } = draw(sun);
		if (!incidence?.litTo) throw new Error("this sun is on the glass");
		expect(reach).toBeLessThan(5);
		expect(beam).toHaveLength(6);
		expect(Math.max(...beam.map(({ x }) => x))).toEqual(near(reach));
		expect(beam[2]).toEqual({ x: near(reach), y: near(0) });
		// It passes the lit part of the glass, and falls by as much a metre everywhere.
		expect([beam[1], beam[4]]).toEqual([
			{ x: near(0), y: near(incidence.litTo) },
			{ x: near(0), y: near(glazing.sill) },
		]);
		for (const [high, low] of [
			[beam[0], beam[1]],
			[beam[1], beam[2]],
		])
			expect(((high?.y ?? 0) - (low?.y ?? 0)) / ((low?.x ?? 0) - (high?.x ?? 0))).toBeCloseTo(
				incidence.fall,
				1,
			);
		// The window is 1.8 m wide, and the patch drifts away from a sun that stands aside.
		expect(patch).toHaveLength(4);
		expect(patch[2]?.x).toEqual(near(reach));
		expect((patch[1]?.y ?? 0) - (patch[2]?.y ?? 0)).toEqual(near(1.8));
		expect(((patch[1]?.y ?? 0) + (patch[2]?.y ?? 0)) / -2).toEqual(near(reach * incidence.drift));
	},
);

test("a low sun climbs the wall at the back; behind the house and under a deep shadow nothing is lit", () => {
	const { beam, incidence } = draw({ azimuth: 0, altitude: 15 });
	expect(beam.filter(({ x }) => x === 5)).toEqual([
		{ x: 5, y: near(2.1 - 5 * (incidence?.fall ?? 0)) },
		{ x: 5, y: near(0) },
	]);
	for (const sun of [
		{ azimuth: 180, altitude: 40 },
		{ azimuth: 0, altitude: 79 },
	])
		expect(draw(sun)).toMatchObject({ beam: [], patch: [] });
});
