import { facings } from "../../scripts/content/facings.ts";
import { eaveHeight, type Glazing, headOf, type Incidence, lightGlass } from "./sunReach.ts";
import { roomDepth } from "./sunWords.ts";

/*
 * Both drawings are in centimetres, the window's wall at x = 0 and the room to the right. In the section y is the
 * height, upwards negative; in the plan y = 0 is the middle of the window.
 */

/** Centimetres of outside that are drawn. */
export const outside = 320;
/** Centimetres, of the window in the plan and of half the room. */
export const windowWidth = 180;
export const halfRoom = 200;

const cm = (metres: number) => Math.round(metres * 100);
const toPoints = (points: number[][]) => points.map(([x, y]) => `${x},${y}`).join(" ");

/** The parts of the section that depend on what is chosen. */
export function drawSection(glazing: Glazing, incidence: Incidence | undefined) {
	const lit = incidence && lightGlass(glazing, incidence);
	return {
		beam: lit && incidence ? toPoints(makeBeam(lit, incidence.fall)) : "",
		glass: { y: -cm(headOf(glazing)), height: cm(glazing.height) },
		/** Wall above the glass. */
		lintel: {
			y: -cm(eaveHeight(glazing)) - 12,
			height: cm(eaveHeight(glazing) - headOf(glazing)) + 12,
		},
		wall: { y: -cm(glazing.sill), height: cm(glazing.sill) },
		eave: {
			x: -cm(glazing.eave),
			y: -cm(eaveHeight(glazing)) - 12,
			width: cm(glazing.eave) + roomDepth * 100,
		},
		room: { y: -cm(eaveHeight(glazing)) - 12, height: cm(eaveHeight(glazing)) + 12 },
		sun: incidence && placeSun(glazing, incidence.fall),
	};
}

/** From outside through the sunlit glass onto the floor and, where it reaches that far, the wall at the back. */
function makeBeam({ bottom, top }: { bottom: number; top: number }, fall: number): number[][] {
	const out = outside / 100;
	const land = (height: number) => {
		const far = height / fall;
		return far <= roomDepth ? [cm(far), 0] : [cm(roomDepth), -cm(height - roomDepth * fall)];
	};
	const [highest, lowest] = [land(top), land(bottom)];
	const climbs = highest[1] !== 0 && lowest[1] === 0;
	return [
		[-outside, -cm(top + out * fall)],
		[0, -cm(top)],
		highest,
		...(climbs ? [[cm(roomDepth), 0]] : []),
		lowest,
		[0, -cm(bottom)],
		[-outside, -cm(bottom + out * fall)],
	];
}

/** On the ray to the middle of the glass, where it leaves the drawing. */
function placeSun(glazing: Glazing, fall: number) {
	const middle = glazing.sill + glazing.height / 2;
	const away = Math.min((outside - 40) / 100, (3.05 - middle) / fall);
	return { cx: -cm(away), cy: -cm(middle + away * fall) };
}

/** The parts of the plan that depend on what is chosen. */
export function drawPlan(glazing: Glazing, incidence: Incidence | undefined) {
	const lit = incidence && lightGlass(glazing, incidence);
	return {
		patch: lit && incidence ? toPoints(makePatch(lit, incidence)) : "",
		/** Degrees by which an arrow that points up is turned to point north: the facing is to the left. */
		north: -90 - 45 * facings.indexOf(glazing.facing),
	};
}

function makePatch({ bottom, top }: { bottom: number; top: number }, { fall, drift }: Incidence) {
	const half = windowWidth / 2;
	// Past the back wall nothing is drawn; the cut keeps figures small where the sun is low.
	const [near, far] = [bottom / fall, top / fall].map((reach) => Math.min(reach, roomDepth * 2));
	const corner = (reach = 0, side = 1) => [cm(reach), cm(reach * drift) + side * half];
	return [corner(near, -1), corner(far, -1), corner(far, 1), corner(near, 1)];
}
