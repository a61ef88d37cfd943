import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { Island } from "../../components/islands/Island.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import { LinkList } from "../../components/LinkList/LinkList.tsx";
import { PlaceMap } from "../../components/PlaceMap/PlaceMap.tsx";
import { PlaceFinder } from "../../components/Places/PlaceFinder.tsx";
import { SuburbList } from "../../components/Places/PlaceLinks.tsx";
import { SuburbSearch } from "../../components/Places/SuburbSearch.tsx";
import type { Data } from "./+data.ts";

/** Find your area: choose a region and a product, or a suburb. */
export function Page({ copy, regions, map, popular, finder, places, written }: Data) {
	return (
		<>
			<Hero title={copy.title} lead={copy.text} crumbs={[{ name: "Locations" }]} />
			<Band kind="tight" wrap="split" aria-label="Find your suburb">
				<Island name="SuburbSearch" component={SuburbSearch} props={places} />
				<Island name="PlaceFinder" component={PlaceFinder} props={finder} />
			</Band>
			<Band kind="flush" wrap="split eight-four" aria-labelledby="pop-h">
				<PlaceMap map={map} />
				<div>
					<h2 id="pop-h">Popular suburbs</h2>
					<SuburbList suburbs={popular} />
				</div>
			</Band>
			<Band kind="tight" wrap="stack" aria-labelledby="wr-h" title="One product in one suburb">
				<p>Pages with what we have written for the place itself. Every suburb is below.</p>
				<LinkList className="columns four" links={written} />
			</Band>
			{regions.map((region) => (
				<Band
					kind="tight"
					key={region.slug}
					aria-labelledby={`region-${region.slug}`}
					data-region={region.slug}
					title={region.name}
				>
					<ul className="columns mt">
						{region.suburbs.map(({ slug, name, postcode }) => (
							<li key={slug}>
								<a href={`/locations/${slug}`}>
									{name} <small>{postcode}</small>
								</a>
							</li>
						))}
					</ul>
				</Band>
			))}
			<CallBand />
		</>
	);
}
