import type { drawPlan, drawSection } from "./sunShapes.ts";
import { halfRoom, outside, windowWidth } from "./sunShapes.ts";
import { roomDepth } from "./sunWords.ts";

const depth = roomDepth * 100;

/** The window seen from the side, to scale: outside, wall with glass and eave, and the room. */
export function Section({ drawn }: { drawn: ReturnType<typeof drawSection> }) {
	const { beam, glass, lintel, wall, eave, room, sun } = drawn;
	return (
		<svg
			className="sun-drawing"
			viewBox={`${-outside - 10} -320 ${outside + depth + 30} 345`}
			aria-hidden="true"
		>
			<rect className="air" x={-outside} y="-320" width={outside + depth + 12} height="320" />
			<rect className="room" x="0" {...room} width={depth} />
			<polygon className="light" points={beam} />
			{sun && <circle className="disc" r="14" {...sun} />}
			<rect className="solid" {...eave} height="12" />
			<rect className="solid" x="-6" {...lintel} width="12" />
			<rect className="glass" x="-3" {...glass} width="6" />
			<rect className="solid" x="-6" {...wall} width="12" />
			<rect className="solid" x={depth} y="-252" width="12" height="252" />
			<rect className="solid" x={-outside} y="0" width={outside + depth + 12} height="10" />
			<Person />
		</svg>
	);
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
export function Plan({ drawn }: { drawn: ReturnType<typeof drawPlan> }) {
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
				<polygon className="light" points={drawn.patch} />
			</g>
			<path
				className="walls"
				d={`M0 ${-windowWidth / 2}V${-halfRoom}H${depth}V${halfRoom}H0V${windowWidth / 2}`}
			/>
			<path className="pane" d={`M0 ${-windowWidth / 2}V${windowWidth / 2}`} />
			<g className="north" transform="translate(-170 0)">
				<g transform={`rotate(${drawn.north})`}>
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
