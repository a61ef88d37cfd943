import { ContactSection } from "../../components/ContactSection/ContactSection.tsx";
import { FeatureLists } from "../../components/Facts/Facts.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { ArrowLink } from "../../components/Icon/Icon.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import { RegionKey } from "../../components/Places/PlaceCopy.tsx";
import { OtherProducts, SuburbList } from "../../components/Places/PlaceLinks.tsx";
import { PlaceNotes } from "../../components/Places/PlaceNotes.tsx";
import { QuoteLink } from "../../components/QuoteLink/QuoteLink.tsx";
import { bindUnits } from "../../scripts/content/format.ts";
import type { Data } from "./+data.ts";

/** A product in a region (RGP). */
export function Page(page: Data) {
	const { head, region, product, copy, facts, notes, council, suburbs, others, written } = page;
	const about = { interests: [product.name] };
	return (
		<>
			<Hero
				title={head.title}
				lead={product.shortDescription}
				image={product.image}
				crumbs={[{ name: "Locations", path: "/locations" }, { name: head.title }]}
			>
				<div className="acts">
					<QuoteLink className="btn" about={about}>
						Request a Quote
					</QuoteLink>
				</div>
			</Hero>
			<Band wrap="split seven-four" aria-labelledby="h-h">
				<div className="stack">
					<h2 id="h-h">
						{product.name} across the {region.name} region
					</h2>
					<p className="lead">{bindUnits(copy.intro)}</p>
					<p>{bindUnits(copy.advice)}</p>
					<p>{bindUnits(region.about)}</p>
				</div>
				<RegionKey region={region} product={product.slug} facts={facts} />
			</Band>
			<PlaceNotes
				title="Before you order"
				notes={notes}
				council={council}
				councilPages={page.councilPages}
			/>
			<FeatureLists features={product.features} benefits={product.benefits} />
			<Band aria-labelledby="n-h">
				{written.length > 0 && (
					<>
						<h2>{product.name} in one suburb</h2>
						<SuburbList suburbs={written} product={product.slug} />
					</>
				)}
				<div className={written.length > 0 ? "sec-head mt-l" : "sec-head"}>
					<h2 id="n-h">Suburbs of the {region.name} region</h2>
					{region.count > suburbs.length && <ArrowLink href="/locations">View All</ArrowLink>}
				</div>
				<SuburbList suburbs={suburbs} four />
				<div className="sec-head mt-l">
					<h2>Also fitted in the {region.name} region</h2>
					<ArrowLink href="/service-areas">Service areas</ArrowLink>
				</div>
				<OtherProducts products={others} base={`/locations/region/${region.slug}`} />
			</Band>
			<ContactSection about={about} hasWays />
		</>
	);
}
