import type { CSSProperties } from "react";
import type { Region } from "../../content/schema/place.ts";
import { Icon } from "../Icon/Icon.tsx";

interface Props {
	region: Pick<Region, "name" | "slug">;
	/** Number of suburbs of the region. */
	suburbs: number;
	product: string;
	postcode?: string;
}

const colors: Record<string, string> = {
	wollongong: "--wollongong",
	shellharbour: "--shellharbour",
	kiama: "--kiama",
	"southern-highlands": "--highlands",
};

/** The region in its colour, always with its name. */
export function RegionKey({ region, suburbs, product, postcode }: Props) {
	return (
		<div className="key" style={{ "--c": `var(${colors[region.slug]})` } as CSSProperties}>
			<h3>{region.name} region</h3>
			<p className="note">{suburbs} suburbs</p>
			<dl className="facts two">
				{postcode && (
					<div>
						<dt>Postcode</dt>
						<dd>{postcode}</dd>
					</div>
				)}
				<div>
					<dt>In-home measure</dt>
					<dd>Free</dd>
				</div>
			</dl>
			<p className="mt">
				<a className="more" href={`/locations/region/${region.slug}/${product}`}>
					All of {region.name} <Icon name="arrow-right" />
				</a>
			</p>
		</div>
	);
}
