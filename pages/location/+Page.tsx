import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { PlaceFinder } from "../../components/Places/PlaceFinder.tsx";
import { RegionKey } from "../../components/Places/RegionKey.tsx";
import { SuburbList } from "../../components/Places/SuburbList.tsx";
import { getContent } from "../../content/collections.ts";
import type { Data } from "./+data.ts";

/** The locations screen opened on a suburb: its products first, then its neighbours (LOC-10, Q18). */
export function Page({ suburb, region, regions, products, nearby }: Data) {
	const count = getContent().suburbs.filter(({ regionSlug }) => regionSlug === region.slug).length;
	return (
		<>
			<Hero
				title={`${suburb.name}, ${suburb.region}`}
				lead={suburb.about}
				crumbs={[
					{ name: "Home", path: "/" },
					{ name: "Locations", path: "/locations" },
					{ name: suburb.name },
				]}
			/>
			<section className="band" aria-labelledby="pr-h">
				<div className="wrap split place">
					<div>
						<h2 id="pr-h">What we fit in {suburb.name}</h2>
						<ul className="towns mt">
							{products.map(({ slug, name }) => (
								<li key={slug}>
									<a href={`/locations/${suburb.slug}/${slug}`}>{name}</a>
								</li>
							))}
						</ul>
					</div>
					<RegionKey
						region={region}
						suburbs={count}
						product="plantation-shutters"
						postcode={suburb.postcode}
					/>
				</div>
			</section>
			<section className="band on-shade" aria-labelledby="n-h">
				<div className="wrap">
					<div className="sec-head">
						<h2 id="n-h">Nearby suburbs</h2>
						<a className="more" href="/locations">
							All locations <Icon name="arrow-right" />
						</a>
					</div>
					<SuburbList suburbs={nearby} four />
				</div>
			</section>
			<section className="band tight" aria-label="Choose region and product">
				<div className="wrap">
					<PlaceFinder regions={regions} products={products} />
				</div>
			</section>
			<CallBand />
		</>
	);
}
