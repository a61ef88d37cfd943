import { ContactSection } from "../../components/ContactSection/ContactSection.tsx";
import { FeatureLists } from "../../components/Facts/Facts.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { ArrowLink } from "../../components/Icon/Icon.tsx";
import { JobList } from "../../components/Jobs/JobList.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import { Fold } from "../../components/Layout/Fold.tsx";
import { LinkList, linkPosts } from "../../components/LinkList/LinkList.tsx";
import { Nearby, ProductCards, SuburbList } from "../../components/Places/PlaceLinks.tsx";
import { PlaceNotes } from "../../components/Places/PlaceNotes.tsx";
import { PlacePrice } from "../../components/Places/PlacePrice.tsx";
import { PlaceQuotes } from "../../components/Places/PlaceQuotes.tsx";
import type { PlaceText } from "../../components/Places/placeTexts.ts";
import { RegionKey } from "../../components/Places/RegionKey.tsx";
import { QuoteLink } from "../../components/QuoteLink/QuoteLink.tsx";
import { bindUnits } from "../../scripts/content/format.ts";
import type { Data } from "./+data.ts";

/** A product in a suburb or a region: the answer, the price and the form, and then what to read. */
export function Page(page: Data) {
	const { head, product, region, advice } = page;
	return (
		<>
			<Hero
				title={head.title}
				lead={page.lead}
				image={product.image}
				crumbs={[{ name: "Locations", path: "/locations" }, ...page.crumbs]}
			>
				<div className="acts">
					<QuoteLink className="btn" about={page.enquiry}>
						Request a Quote
					</QuoteLink>
				</div>
			</Hero>
			<Band wrap="split seven-four" aria-labelledby="h-h">
				<Answer {...page} />
				<PlacePrice price={page.price} worked={page.worked} rule={page.rule} />
			</Band>
			<ContactSection about={page.enquiry} {...page.contact} />
			<Band wrap="split seven-four" aria-labelledby="more-h">
				<Reading {...page} />
				<RegionKey region={region} suburb={page.suburb} product={product.slug} facts={page.facts} />
			</Band>
			{advice && <PlaceNotes {...advice} />}
			<JobList jobs={page.jobs} of={`in ${page.suburb?.name}`} />
			<FeatureLists features={product.features} benefits={product.benefits} isFolded />
			<Around {...page} />
		</>
	);
}

/** What a place asks of a product first of all, or which product is better there, or where to look instead. */
function Answer({ answer, better, alternatives, product, base }: Data) {
	return (
		<div className="stack">
			<h2 id="h-h">{answer.title}</h2>
			<Texts {...answer.text} />
			{better && (
				<p>
					Better there: <a href={`${base}/${better.slug}`}>{better.name}</a>. {better.reason}
				</p>
			)}
			{alternatives.length > 0 && <h3 className="h4">The closest places with homes</h3>}
			{alternatives.map(({ name, slug, away, about }) => (
				<p key={slug}>
					<a href={`/locations/${slug}/${product.slug}`}>{name}</a>, {away}. {about}
				</p>
			))}
		</div>
	);
}

function Texts({ label, texts }: PlaceText) {
	return (
		<>
			{label && <h3 className="h4">{label}</h3>}
			{texts.map((text) => (
				<p key={text}>{bindUnits(text)}</p>
			))}
		</>
	);
}

/** The rest of what the place asks, and what our posts say of it. */
function Reading({ texts, quotes, posts, path, product, suburb }: Data) {
	const labels = [
		...texts.map(({ label }) => label),
		...(quotes.length > 0 ? ["From our blog"] : []),
	];
	return (
		<div>
			<h2 id="more-h">Before you choose</h2>
			{labels.length > 0 && (
				<Fold label={labels.join(", ")}>
					<div className="stack">
						{texts.map((text) => (
							<Texts key={text.label} {...text} />
						))}
						<PlaceQuotes
							quotes={quotes}
							title={`${product.name} in ${suburb?.name}, from our blog`}
							path={path}
						/>
					</div>
				</Fold>
			)}
			{posts.length > 0 && <LinkList className="slats mt" links={linkPosts(posts)} />}
		</div>
	);
}

/** Suburbs to go on to, and other products in the same place. */
function Around({ suburbs, region, product, nearby, also, others, base }: Data) {
	return (
		<Band aria-labelledby="n-h">
			{nearby && <Nearby nearby={nearby} product={product.slug} />}
			{suburbs && (
				<>
					{suburbs.written.length > 0 && (
						<>
							<h2>{product.name} in one suburb</h2>
							<SuburbList suburbs={suburbs.written} product={product.slug} />
						</>
					)}
					<div className={suburbs.written.length > 0 ? "sec-head mt-l" : "sec-head"}>
						<h2 id="n-h">Suburbs of the {region.name} region</h2>
						<ArrowLink href="/locations">View All</ArrowLink>
					</div>
					<SuburbList suburbs={suburbs.leading} four />
				</>
			)}
			<div className="sec-head mt-l">
				<h2>{also}</h2>
				<ArrowLink href={nearby ? "/products" : "/service-areas"}>
					{nearby ? "All products" : "Service areas"}
				</ArrowLink>
			</div>
			<ProductCards products={others} base={base} />
		</Band>
	);
}
