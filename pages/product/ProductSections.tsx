import { LinkedWords } from "../../components/Article/LinkedWords.tsx";
import { ProductCard } from "../../components/Card/ProductCard.tsx";
import { ArrowLink } from "../../components/Icon/Icon.tsx";
import { Island } from "../../components/islands/Island.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import { useSite } from "../../components/Layout/siteContext.ts";
import { LinkList, linkPosts } from "../../components/LinkList/LinkList.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { PictureStrip } from "../../components/PictureStrip/PictureStrip.tsx";
import { PriceGuideSection } from "../../components/PriceGuide/PriceGuideSection.tsx";
import { isComparable, PriceBars } from "../../components/PriceGuide/PriceTable.tsx";
import { QuoteLink } from "../../components/QuoteLink/QuoteLink.tsx";
import { listAddress } from "../../components/Windows/listAddress.ts";
import { isInside } from "../../scripts/content/productPlaces.ts";
import type { Data } from "./+data.ts";

/**
 * The description, beside a second picture or one that the visitor changes; below it every picture
 * of the product that no other part of the page shows.
 */
export function Overview({ product, others: related, changing }: Data) {
	const { pictures } = useSite();
	const shown = [product, ...related].map(({ image }) => image);
	const others = product.images.filter((name) => !shown.includes(name));
	const [second = product.image, ...rest] = others;
	const strip = changing ? others : rest;
	/** As many as fit side by side. */
	const compared = [product, ...related].slice(0, 3).map(({ slug }) => slug);
	return (
		<section className="band" aria-labelledby="o-h">
			<div className={changing ? "wrap split four-eight" : "wrap split"}>
				<div className="stack">
					<h2 id="o-h">Overview</h2>
					<p className="lead">{product.description}</p>
					{product.differs && (
						<p>
							<LinkedWords text={product.differs} />
						</p>
					)}
					<p>
						<ArrowLink href="/which-product">Which product suits my window</ArrowLink>
					</p>
					<p>
						<ArrowLink href={`/compare?products=${compared}`}>Compare it with others</ArrowLink>
					</p>
					<p>
						<ArrowLink href={listAddress("add", { windows: [{ choice: product.slug }] })}>
							Add to your windows
						</ArrowLink>
					</p>
				</div>
				{changing ? (
					<Island name="PictureStrip" component={PictureStrip} props={{ data: changing }} />
				) : (
					<Picture name={second} slot="half" />
				)}
			</div>
			{strip.length > 0 && (
				<div className="wrap strip mt-l">
					{strip.map((name) => (
						<figure key={name}>
							<Picture
								name={name}
								slot={(["first", "half"] as const)[strip.length - 1] ?? "card"}
							/>
							<figcaption>{pictures[name]?.caption}</figcaption>
						</figure>
					))}
				</div>
			)}
		</section>
	);
}

/** When the product is the wrong one, and what to buy instead. */
export function NotFor({ product }: Data) {
	return (
		<Band wrap="split" aria-labelledby="not-h">
			<h2 id="not-h">When not to buy</h2>
			<ul className="slats">
				{product.notFor.map(({ when, instead }) => (
					<li key={when}>
						<b>{when}</b> <LinkedWords text={instead} />
					</li>
				))}
			</ul>
		</Band>
	);
}

/** The product's prices: its kinds as bars where they can be compared, and the guide, or what a written quote goes by. */
export function Prices({ product, prices }: Data) {
	const compared = prices.products.find(isComparable);
	return (
		<>
			{compared && (
				<Band aria-labelledby="compared-h">
					<div className="sec-head">
						<h2 id="compared-h">Guide prices, side by side</h2>
						<p>{prices.rule}</p>
					</div>
					<PriceBars product={compared} />
				</Band>
			)}
			<Band id="price-guide" aria-labelledby="price-h">
				<h2 id="price-h" className={compared && "needs-script"}>
					{titlePrices(prices)}
				</h2>
				<div className="mt">
					{/* The bars already say what its table would. */}
					<PriceGuideSection
						data={prices}
						caption={compared ? undefined : `Guide prices: ${product.name}`}
					/>
				</div>
				<div className="stack mt">
					<p>
						<ArrowLink href="/price-guide">Price guide for everything we fit</ArrowLink>
					</p>
					{isInside(product.family) && (
						<p>
							<ArrowLink href="/measure">How to measure a window for it</ArrowLink>
						</p>
					)}
				</div>
			</Band>
		</>
	);
}

function titlePrices({ products: [product] }: Data["prices"]): string {
	return product?.quoted ? "What your quote goes by" : "Work out a guide price";
}

/** Beside the text: what the product costs, with links to the price guide on the same page and to a quote. */
export function PriceBox({ product: { name }, price, prices }: Data) {
	const quoted = prices.products[0]?.quoted;
	return (
		<aside aria-label={`Price of ${name}`}>
			<div className="box">
				<h2>{quoted ? "By written quote" : price.value}</h2>
				<p>
					{quoted ? `For ${name.toLowerCase()}, ${quoted}.` : `${price.term}, GST included.`} The
					measure and the quote are free.
				</p>
				<a href={price.href}>{titlePrices(prices)}</a>
				<QuoteLink className="btn" about={{ interests: [name] }}>
					Get a Free Quote
				</QuoteLink>
			</div>
		</aside>
	);
}

/** Posts about the product, and other products of its kind. */
export function ReadOn({ posts, others }: Data) {
	return (
		<Band aria-labelledby="b-h">
			<div className="split four-eight">
				<h2 id="b-h">Read before you buy</h2>
				<LinkList className="slats" links={linkPosts(posts)} />
			</div>
			<h2 className="mt-l">Other products to look at</h2>
			<div className="products even mt">
				{others.map((other) => (
					<ProductCard key={other.slug} product={other} />
				))}
			</div>
		</Band>
	);
}
