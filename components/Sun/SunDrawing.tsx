import { facings } from "../../scripts/content/facings.ts";
import { eaveHeight, type Glazing, headOf, type Incidence } from "./sunReach.ts";
import { roomDepth } from "./sunWords.ts";

/*
 * Both drawings are in centimetres, the window's wall at x = 0 and the room to the right. In the section y is the
 * height, upwards negative; in the plan y = 0 is the middle of the window.
 */

const depth = roomDepth * 100;
/** Centimetres of outside that are drawn. */
const outside = 320;
/** Centimetres, of the window in the plan and of half the room. */
const windowWidth = 180;
const halfRoom = 200;

const cm = (metres: number) => Math.round(metres * 100);
const toPoints = (points: number[][]) => points.map((point) => point.map(Math.round)).join(" ");

interface Props {
	glazing: Glazing;
	incidence?: Incidence;
}

/** The window seen from the side, to scale: outside, wall with glass and eave, and the room. */
export function Section({ glazing, incidence }: Props) {
	const { sill, height, eave } = glazing;
	const head = cm(headOf(glazing));
	/** The upper side of the roof, 12 cm thick. */
	const roof = cm(eaveHeight(glazing)) + 12;
	const sun = incidence && placeSun(glazing, incidence.fall);
	return (
		<svg
			className="sun-drawing"
			viewBox={`${-outside - 10} -320 ${outside + depth + 30} 345`}
			aria-hidden="true"
		>
			<rect className="air" x={-outside} y="-320" width={outside + depth + 12} height="320" />
			<rect className="room" x="0" y={-roof} height={roof} width={depth} />
			<clipPath id="section-air">
				<rect x={-outside} y="-320" width={outside + depth} height="320" />
			</clipPath>
			<g clipPath="url(#section-air)">
				<polygon className="light" points={toPoints(makeBeam(sill, incidence))} />
			</g>
			{sun && <circle className="disc" r="14" {...sun} />}
			<rect className="solid" x={-cm(eave)} y={-roof} width={cm(eave) + depth} height="12" />
			<rect className="solid" x="-6" y={-roof} height={roof - head} width="12" />
			<rect className="glass" x="-3" y={-head} height={cm(height)} width="6" />
			<rect className="solid" x="-6" y={-cm(sill)} height={cm(sill)} width="12" />
			<rect className="solid" x={depth} y="-252" width="12" height="252" />
			<rect className="solid" x={-outside} y="0" width={outside + depth + 12} height="10" />
			<Person />
		</svg>
	);
}

/** From outside through the sunlit glass and on, past the floor or the wall at the back, which cut it. */
function makeBeam(bottom: number, { fall, litTo: top }: Partial<Incidence> = {}): number[][] {
	if (!top || !fall) return [];
	const corner = (x: number, height: number) => [x, x * fall - cm(height)];
	return [
		corner(-outside, top),
		corner(depth, top),
		corner(depth, bottom),
		corner(-outside, bottom),
	];
}

/** On the ray to the middle of the glass, where it leaves the drawing. */
function placeSun(glazing: Glazing, fall: number) {
	const middle = glazing.sill + glazing.height / 2;
	const away = Math.min((outside - 40) / 100, (3.05 - middle) / fall);
	return { cx: -cm(away), cy: -cm(middle + away * fall) };
}

/** Someone 1.7 m tall, for the scale. */
function Person() {
	return (
		<g className="person">
			<circle cx="330" cy="-158" r="12" />
			<path d="M330-143c-15 0-21 9-21 24v50h9V0h24v-69h9v-50c0-15-6-24-21-24z" />
		</g>
	);
}

/** The room from above, to scale, its window to the left. */
export function Plan({ glazing, incidence }: Props) {
	/** Degrees by which an arrow that points up is turned to point north: the facing is to the left. */
	const north = -90 - 45 * facings.indexOf(glazing.facing);
	return (
		<svg
			className="sun-drawing"
			viewBox={`${-outside - 10} ${-halfRoom - 20} ${outside + depth + 30} ${2 * halfRoom + 40}`}
			aria-hidden="true"
		>
			<clipPath id="plan-room">
				<rect x="0" y={-halfRoom} width={depth} height={2 * halfRoom} />
			</clipPath>
			<rect className="room" x="0" y={-halfRoom} width={depth} height={2 * halfRoom} />
			<g className="scale">
				{Array.from({ length: roomDepth - 1 }, (_, index) => index + 1).map((metre) => (
					<g key={metre}>
						<path d={`M${metre * 100} ${-halfRoom}V${halfRoom}`} />
						<text x={metre * 100 + 6} y={halfRoom - 8}>
							{metre} m
						</text>
					</g>
				))}
			</g>
			<g clipPath="url(#plan-room)">
				<polygon className="light" points={toPoints(makePatch(glazing.sill, incidence))} />
			</g>
			<path
				className="walls"
				d={`M0 ${-windowWidth / 2}V${-halfRoom}H${depth}V${halfRoom}H0V${windowWidth / 2}`}
			/>
			<path className="pane" d={`M0 ${-windowWidth / 2}V${windowWidth / 2}`} />
			<g className="north" transform="translate(-170 0)">
				<g transform={`rotate(${north})`}>
					<circle r="86" />
					<path d="M0-78l24 62H-24z" />
					<path d="M0 0V70" />
				</g>
				<text y="112" textAnchor="middle">
					Arrow: north
				</text>
			</g>
		</svg>
	);
}

function makePatch(bottom: number, { fall, drift = 0, litTo: top }: Partial<Incidence> = {}) {
	if (!top || !fall) return [];
	const [far, near] = [top / fall, bottom / fall];
	const corner = (reach: number, side: number) => [
		cm(reach),
		cm(reach * drift) + (side * windowWidth) / 2,
	];
	return [corner(near, -1), corner(far, -1), corner(far, 1), corner(near, 1)];
}
