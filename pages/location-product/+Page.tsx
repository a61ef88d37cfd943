import { ContactSection } from "../../components/ContactSection/ContactSection.tsx";
import { FeatureLists } from "../../components/Facts/Facts.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { ArrowLink } from "../../components/Icon/Icon.tsx";
import { JobList } from "../../components/Jobs/JobList.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import { PlaceCopy, RegionKey } from "../../components/Places/PlaceCopy.tsx";
import { Nearby, OtherProducts } from "../../components/Places/PlaceLinks.tsx";
import { PlaceNotes } from "../../components/Places/PlaceNotes.tsx";
import { PlaceQuotes } from "../../components/Places/PlaceQuotes.tsx";
import { aboutSuburb } from "../../components/Places/suburbAddress.ts";
import { QuoteLink } from "../../components/QuoteLink/QuoteLink.tsx";
import type { Data } from "./+data.ts";

/** A product in a suburb (SBP). */
export function Page(page: Data) {
	const { head, suburb, product, region, lead, about, texts, posts, facts, notes, unsuited } = page;
	const alternatives = page.alternatives.map(({ slug, ...place }) => ({
		...place,
		href: `/locations/${slug}/${product.slug}`,
	}));
	const enquiry = { ...aboutSuburb(suburb), interests: [product.name] };
	return (
		<>
			<Hero
				title={head.title}
				lead={lead}
				image={product.image}
				crumbs={[
					{ name: "Locations", path: "/locations" },
					{ name: suburb.name, path: `/locations/${suburb.slug}` },
					{ name: product.name },
				]}
			>
				<div className="acts">
					<QuoteLink className="btn" about={enquiry}>
						Request a Quote
					</QuoteLink>
				</div>
			</Hero>
			<Band wrap="split seven-four" aria-labelledby="h-h">
				<div className="stack">
					{unsuited && <Unsuited unsuited={unsuited} suburb={suburb} />}
					<PlaceQuotes
						quotes={page.quotes}
						title={`${product.name} in ${suburb.name}, from our blog`}
						path={head.path}
					/>
					<div className={unsuited || page.quotes.length > 0 ? "mt-l" : undefined}>
						<PlaceCopy
							title={nameCopy(page)}
							about={about}
							texts={texts}
							alternatives={alternatives}
							posts={posts}
						/>
					</div>
				</div>
				<RegionKey region={region} suburb={suburb} product={product.slug} facts={facts} />
			</Band>
			{suburb.homes !== "none" && (
				<PlaceNotes
					title="Before you order"
					notes={notes}
					council={page.council}
					councilPages={page.councilPages}
					price={page.price}
				/>
			)}
			<JobList jobs={page.jobs} of={`in ${suburb.name}`} />
			<FeatureLists features={product.features} benefits={product.benefits} />
			<Around page={page} />
			{suburb.homes === "none" ? (
				<ContactSection
					about={enquiry}
					text="Tell us where the house is and which windows it is about. The measure and the quote are free."
				/>
			) : (
				<ContactSection
					about={enquiry}
					title={`Ask about your place in ${suburb.name}`}
					text={`Your street in ${suburb.name} and the way the room faces are enough to start. The measure and the quote are free.`}
				/>
			)}
		</>
	);
}

/** What the text of a page is headed with. */
function nameCopy({ suburb, unsuited }: Data): string {
	if (suburb.homes) return `About ${suburb.name}`;
	return unsuited ? "Read before you choose" : `What we look for in ${suburb.name}`;
}

/** One honest line where a product is not for a place, and what is. */
function Unsuited({
	unsuited: { text, instead, reason },
	suburb,
}: {
	unsuited: NonNullable<Data["unsuited"]>;
	suburb: Data["suburb"];
}) {
	return (
		<>
			<h2 id="instead-h">Not our first choice in {suburb.name}</h2>
			<p className="lead">{text}</p>
			<p>
				Better there: <a href={`/locations/${suburb.slug}/${instead.slug}`}>{instead.name}</a>.{" "}
				{reason}
			</p>
		</>
	);
}

/** Neighbouring suburbs, and other products in this one. */
function Around({ page: { suburb, product, nearby, others } }: { page: Data }) {
	return (
		<Band aria-labelledby="n-h">
			<Nearby nearby={nearby} product={product.slug} />
			<div className="sec-head mt-l">
				<h2>{suburb.homes ? "Other products" : `Also fitted in ${suburb.name}`}</h2>
				<ArrowLink href="/products">All products</ArrowLink>
			</div>
			<OtherProducts products={others} base={`/locations/${suburb.slug}`} />
		</Band>
	);
}
