import { Contents, Prose } from "../../components/Article/Prose.tsx";
import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { Facts, FeatureLists } from "../../components/Facts/Facts.tsx";
import { Faq } from "../../components/Faq/Faq.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { ArrowLink } from "../../components/Icon/Icon.tsx";
import { JobList } from "../../components/Jobs/JobList.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import { LinkList } from "../../components/LinkList/LinkList.tsx";
import { isComparable } from "../../components/PriceGuide/PriceTable.tsx";
import { QuoteLink } from "../../components/QuoteLink/QuoteLink.tsx";
import { Ranges } from "../../components/Ranges/Ranges.tsx";
import { Process } from "../../components/Steps/Steps.tsx";
import { AddWindow } from "../../components/Windows/AddWindow.tsx";
import type { Data } from "./+data.ts";
import {
	ComparedPrices,
	NotFor,
	Overview,
	OwnPriceGuide,
	PriceBox,
	ReadOn,
} from "./ProductSections.tsx";

/** A product: overview, features and benefits, its text, the process, and further reading. */
export function Page(page: Data) {
	const {
		product,
		text,
		price,
		facts,
		posts,
		others,
		prices,
		pointer,
		jobs,
		ranges,
		questions,
		changing,
		isPriced,
	} = page;
	const about = { interests: [product.name] };
	const compared = prices.products.find(isComparable);
	return (
		<>
			<FirstScreen product={product} pointer={pointer} galleryPath={page.galleryPath} />
			<Facts facts={facts} />
			<Overview product={product} others={others} changing={changing} />
			<FeatureLists features={product.features} benefits={product.benefits} />
			<NotFor points={product.notFor} />
			{compared && <ComparedPrices product={compared} rule={prices.rule} />}
			<OwnPriceGuide
				name={product.name}
				prices={prices}
				isPriced={isPriced}
				isMeasured={["shutters", "blinds", "soft"].includes(product.family)}
				isCompared={compared !== undefined}
			/>
			<Band wrap="article" aria-label={`More about ${product.name}`}>
				<div>
					<Prose text={text} />
				</div>
				<div className="aside">
					<Contents title="On this page" sections={text.sections.filter(({ id }) => id)} />
					<PriceBox name={product.name} price={price} isPriced={isPriced} />
				</div>
			</Band>
			<Ranges ranges={ranges} />
			<JobList jobs={jobs} of={`with ${product.name.toLowerCase()}`} />
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
				<Faq questions={questions} />
			</Band>
			{page.places.length > 0 && (
				<Band kind="tight" aria-labelledby="places-h" title={`${product.name}, place by place`}>
					<LinkList className="towns four" links={page.places} />
				</Band>
			)}
			<ReadOn posts={posts} others={others} />
			<CallBand about={about} />
		</>
	);
}

type FirstScreenProps = Pick<Data, "product" | "pointer" | "galleryPath">;

function FirstScreen({ product, pointer, galleryPath }: FirstScreenProps) {
	return (
		<Hero
			title={product.name}
			lead={product.shortDescription}
			image={product.image}
			crumbs={[{ name: "Products", path: "/products" }, { name: product.name }]}
		>
			{pointer && (
				<p className="note pointer">
					Looking for {pointer.name.toLowerCase()}? They have{" "}
					<a href={`/products/${pointer.slug}`}>a page of their own</a>.
				</p>
			)}
			<div className="acts">
				<QuoteLink className="btn" about={{ interests: [product.name] }}>
					Request a Quote
				</QuoteLink>
				<a className="btn line" href={galleryPath}>
					View Gallery
				</a>
				<AddWindow window={{ choice: product.slug }} />
			</div>
		</Hero>
	);
}
