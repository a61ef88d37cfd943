import { landmarks } from "./mapGround.ts";

/** The names of the sea and the ridge, with a line to the ridge. */
export function Landmarks() {
	const { sea, ridge } = landmarks;
	return (
		// biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of labels takes no focus
		<g aria-hidden="true" className="names">
			<text x={sea.x} y={sea.y}>
				{sea.name}
			</text>
			<text x={ridge.x} y={ridge.y} textAnchor={ridge.anchor}>
				{ridge.name}
			</text>
			<path d={ridge.line} />
		</g>
	);
}
