import { Contents, Prose } from "../../components/Article/Prose.tsx";
import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { FactList, FeatureLists } from "../../components/Facts/Facts.tsx";
import { Faq } from "../../components/Faq/Faq.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { ArrowLink } from "../../components/Icon/Icon.tsx";
import { JobList } from "../../components/Jobs/JobList.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import { LinkList } from "../../components/LinkList/LinkList.tsx";
import { QuoteLink } from "../../components/QuoteLink/QuoteLink.tsx";
import { Ranges } from "../../components/Ranges/Ranges.tsx";
import { Process } from "../../components/Steps/Steps.tsx";
import type { Data } from "./+data.ts";
import { NotFor, Overview, PriceBox, Prices, ReadOn } from "./ProductSections.tsx";

/** A product: overview, features and benefits, its text, the process, and further reading. */
export function Page(page: Data) {
	const { product, text, pointer } = page;
	const about = { interests: [product.name] };
	return (
		<>
			<Hero
				title={product.name}
				lead={product.shortDescription}
				image={product.image}
				crumbs={[{ name: "Products", path: "/products" }, { name: product.name }]}
			>
				{pointer && (
					<p className="note">
						Looking for {pointer.name.toLowerCase()}? They have{" "}
						<a href={`/products/${pointer.slug}`}>a page of their own</a>.
					</p>
				)}
				<div className="acts">
					<QuoteLink className="btn" about={about}>
						Request a Quote
					</QuoteLink>
					<a className="btn line" href={page.galleryPath}>
						View Gallery
					</a>
				</div>
			</Hero>
			<div className="wrap">
				<FactList facts={page.facts} />
			</div>
			<Overview {...page} />
			<FeatureLists features={product.features} benefits={product.benefits} />
			<NotFor {...page} />
			<Prices {...page} />
			<Band wrap="article" aria-label={`More about ${product.name}`}>
				<div>
					<Prose text={text} />
				</div>
				<div className="aside">
					<Contents title="On this page" sections={text.sections} />
					<PriceBox {...page} />
				</div>
			</Band>
			<Ranges ranges={page.ranges} />
			<JobList jobs={page.jobs} of={`with ${product.name.toLowerCase()}`} />
			<Process title="From first visit to last screw" about={about} shaded />
			<Band wrap="split four-eight" aria-labelledby="q-h">
				<div className="stack">
					<h2 id="q-h">Before you order</h2>
					{product.slug === "plantation-shutters" && (
						<p>
							<ArrowLink href="/contact#faq">Questions about the shutters</ArrowLink>
						</p>
					)}
				</div>
				<Faq questions={page.questions} />
			</Band>
			{page.places.length > 0 && (
				<Band kind="tight" aria-labelledby="places-h" title={`${product.name}, place by place`}>
					<LinkList className="columns four" links={page.places} />
				</Band>
			)}
			<ReadOn {...page} />
			<CallBand about={about} />
		</>
	);
}
