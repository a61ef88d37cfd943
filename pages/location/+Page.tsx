import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { RegionKey } from "../../components/Places/PlaceCopy.tsx";
import { PlaceFinder } from "../../components/Places/PlaceFinder.tsx";
import { PostList, SuburbList } from "../../components/Places/PlaceLinks.tsx";
import { aboutSuburb } from "../../components/Places/suburbAddress.ts";
import type { Data } from "./+data.ts";

/** The locations screen opened on a suburb: its products first, then its neighbours (LOC-10, Q18). */
export function Page({
	place,
	suburb,
	region,
	regions,
	products,
	facts,
	nearby,
	posts,
	popular,
}: Data) {
	return (
		<>
			<Hero
				title={place}
				lead={suburb.about}
				crumbs={[
					{ name: "Home", path: "/" },
					{ name: "Locations", path: "/locations" },
					{ name: suburb.name },
				]}
			/>
			<section className="band" aria-labelledby="pr-h">
				<div className="wrap split seven-four">
					<div className="stack">
						<h2 id="pr-h">
							{suburb.homes ? `What we fit around ${suburb.name}` : `What we fit in ${suburb.name}`}
						</h2>
						<ul className="towns">
							{products.map(({ slug, name }) => (
								<li key={slug}>
									<a href={`/locations/${suburb.slug}/${slug}`}>{name}</a>
								</li>
							))}
						</ul>
						{posts.length > 0 && (
							<>
								<h3>Posts that speak of {suburb.name}</h3>
								<PostList posts={posts} />
							</>
						)}
					</div>
					<RegionKey region={region} suburb={suburb} product="plantation-shutters" facts={facts} />
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
			<section className="band tight" aria-labelledby="area-h">
				<div className="wrap split halves">
					<div className="stack">
						<h2 id="area-h">Another area</h2>
						<PlaceFinder regions={regions} products={products} />
					</div>
					<div>
						<h2 id="pop-h">Popular suburbs</h2>
						<SuburbList suburbs={popular} />
					</div>
				</div>
			</section>
			<CallBand about={aboutSuburb(suburb)} />
		</>
	);
}
