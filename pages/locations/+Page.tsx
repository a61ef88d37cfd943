import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import { PlaceMap } from "../../components/PlaceMap/PlaceMap.tsx";
import { PlaceFinder, SuburbSearch } from "../../components/Places/PlaceFinder.tsx";
import { SuburbList } from "../../components/Places/PlaceLinks.tsx";
import type { Data } from "./+data.ts";
import { RegionSuburbs } from "./RegionSuburbs.tsx";

/** Find your area: choose a region and a product, or a suburb (LOC). */
export function Page({ copy, products, regions, map, popular }: Data) {
	return (
		<>
			<Hero title={copy.title} lead={copy.text} crumbs={[{ name: "Locations" }]} />
			<Band kind="tight" wrap="split halves" aria-label="Find your suburb">
				<SuburbSearch count={regions.flatMap(({ suburbs }) => suburbs).length} />
				<PlaceFinder regions={regions} products={products} />
			</Band>
			<Band kind="flush" wrap="split eight-four" aria-labelledby="pop-h">
				<PlaceMap regions={regions} map={map} />
				<div>
					<h2 id="pop-h">Popular suburbs</h2>
					<SuburbList suburbs={popular} />
				</div>
			</Band>
			{regions.map((region) => (
				<RegionSuburbs key={region.slug} region={region} products={products.slice(0, 3)} />
			))}
			<CallBand />
		</>
	);
}
