import type { ComponentProps } from "react";
import { mapSize } from "./projection.ts";

interface Props extends ComponentProps<"svg"> {
	/** What the picture of the ground shows; empty where the drawing over it says so itself. */
	alt?: string;
}

/** The ground of the service area, one picture file for all pages (scripts/build/mapPicture.ts), and what is drawn over it. */
export function MapLayers({ alt = "", children, ...drawing }: Props) {
	const { width, height } = mapSize;
	return (
		<div className="layers">
			<img src="/map.svg" width={width} height={height} loading="lazy" alt={alt} />
			{/* Names in letters that a reader sets wider reach past its edge. */}
			{/* biome-ignore lint/a11y/noSvgWithoutTitle: ServiceMap hides it, PlaceMap gives it a title */}
			<svg className="map" overflow="visible" viewBox={`0 0 ${width} ${height}`} {...drawing}>
				{children}
				<Landmarks />
			</svg>
		</div>
	);
}

/** The name of a town on a side of its dot, which is at the origin. */
export function TownLabel({ name, side }: { name: string; side?: "left" | "right" }) {
	const isLeft = side === "left";
	return (
		<text x={isLeft ? -10 : 10} y="5" textAnchor={isLeft ? "end" : undefined}>
			{name}
		</text>
	);
}

/** The names of the sea and the ridge, with a line to the ridge. */
function Landmarks() {
	return (
		// biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of labels takes no focus
		<g aria-hidden="true" className="names">
			<text x="850" y="300">
				Tasman Sea
			</text>
			<text x="634" y="123" textAnchor="end">
				Illawarra Escarpment
			</text>
			<path d="M642 118H734" />
		</g>
	);
}
