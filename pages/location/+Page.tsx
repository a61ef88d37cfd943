import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { ArrowLink } from "../../components/Icon/Icon.tsx";
import { Island } from "../../components/islands/Island.tsx";
import { JobList } from "../../components/Jobs/JobList.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import { LinkList, linkPosts } from "../../components/LinkList/LinkList.tsx";
import { PlaceFacts } from "../../components/Places/PlaceFacts.tsx";
import { PlaceFinder } from "../../components/Places/PlaceFinder.tsx";
import { Nearby, ProductCards, SuburbList } from "../../components/Places/PlaceLinks.tsx";
import { PlaceNotes } from "../../components/Places/PlaceNotes.tsx";
import { RegionKey } from "../../components/Places/RegionKey.tsx";
import { aboutSuburb } from "../../components/Places/suburbAddress.ts";
import { QuoteLink } from "../../components/QuoteLink/QuoteLink.tsx";
import type { Data } from "./+data.ts";

/** The locations screen opened on a suburb: what suits it, its neighbours, then other areas. */
export function Page(page: Data) {
	const about = aboutSuburb(page.suburb);
	const { path, place, suburb, region, products, advice, nearby, popular } = page;
	return (
		<>
			<Hero
				title={place}
				lead={suburb.about}
				image={page.picture}
				crumbs={[{ name: "Locations", path: "/locations" }, { name: suburb.name }]}
			>
				<div className="acts">
					<QuoteLink className="btn" about={about}>
						Request a Quote
					</QuoteLink>
				</div>
			</Hero>
			{!suburb.homes && (
				<Band kind="tight" aria-labelledby="best-h" title={`What suits ${suburb.name} best`}>
					<ProductCards products={page.best} base={path} />
				</Band>
			)}
			<Band wrap="split seven-four" aria-labelledby="pr-h">
				<div className="stack">
					{page.written.length > 0 && (
						<>
							<h2 id="wr-h">Written for {suburb.name}</h2>
							<LinkList className="slats" links={page.written} />
						</>
					)}
					<h2 id="pr-h">
						{suburb.homes
							? `What we fit around ${suburb.name}`
							: `Everything we fit in ${suburb.name}`}
					</h2>
					<LinkList
						className="columns"
						links={products.map(({ slug, name }) => ({
							name,
							path: `/locations/${suburb.slug}/${slug}`,
						}))}
					/>
					{suburb.homes !== "none" && (
						<p className="acts">
							<ArrowLink href={`/which-product?${new URLSearchParams({ suburb: suburb.name })}`}>
								Which suits my window
							</ArrowLink>
						</p>
					)}
					{page.posts.length > 0 && (
						<>
							<h3 className="mt-l">Posts that speak of {suburb.name}</h3>
							<LinkList className="slats" links={linkPosts(page.posts)} />
						</>
					)}
				</div>
				<RegionKey
					region={region}
					suburb={suburb}
					product="plantation-shutters"
					facts={page.facts}
				/>
			</Band>
			<JobList jobs={page.jobs} of={`in ${suburb.name}`} />
			{suburb.homes !== "none" && (
				<>
					<PlaceFacts {...page.figures} />
					<PlaceNotes {...advice} />
				</>
			)}
			<Band aria-labelledby="n-h">
				<Nearby nearby={nearby} />
			</Band>
			<Band kind="tight on-shade" wrap="split six-five" aria-labelledby="area-h">
				<div className="stack">
					<h2 id="area-h">Another area</h2>
					<Island name="PlaceFinder" component={PlaceFinder} props={page.finder} />
				</div>
				<div>
					<h2 id="pop-h">Popular suburbs</h2>
					<SuburbList suburbs={popular} />
				</div>
			</Band>
			<CallBand about={about} />
		</>
	);
}
