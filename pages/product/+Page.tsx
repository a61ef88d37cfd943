import { Prose } from "../../components/Article/Prose.tsx";
import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { PostCard } from "../../components/Card/PostCard.tsx";
import { ProductCard } from "../../components/Card/ProductCard.tsx";
import { Facts } from "../../components/Facts/Facts.tsx";
import { FeatureLists } from "../../components/Facts/FeatureLists.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { isComparable, PriceBars } from "../../components/PriceGuide/PriceBars.tsx";
import { PriceGuide } from "../../components/PriceGuide/PriceGuide.tsx";
import { ShutterWindow } from "../../components/ShutterWindow/ShutterWindow.tsx";
import { Steps } from "../../components/Steps/Steps.tsx";
import type { Data } from "./+data.ts";

/** A product: overview, features and benefits, its text, the process, and where to read on. */
export function Page({ product, Body, facts, posts, others, prices, pointer }: Data) {
	const second = product.images.find((name) => name !== product.image) ?? product.image;
	const compared = prices?.products.find(isComparable);
	return (
		<>
			<Hero
				title={product.name}
				lead={product.shortDescription}
				picture={product.image}
				crumbs={[
					{ name: "Home", path: "/" },
					{ name: "Products", path: "/products" },
					{ name: product.name },
				]}
			>
				{pointer && (
					<p className="pointer">
						Looking for {pointer.name.toLowerCase()}? They have{" "}
						<a href={`/products/${pointer.slug}`}>a page of their own</a>.
					</p>
				)}
				<div className="acts">
					<a className="btn" href="/contact">
						Request a Quote
					</a>
					<a className="btn line" href="/gallery">
						View Gallery
					</a>
				</div>
			</Hero>
			<Facts facts={facts} />
			<section className="band" aria-labelledby="o-h">
				<div className="wrap split">
					<div className="stack">
						<h2 id="o-h">Overview</h2>
						<p className="lead">{product.description}</p>
					</div>
					{product.family === "shutters" ? (
						<ShutterWindow name="product-window" />
					) : (
						<Picture name={second} slot="half" />
					)}
				</div>
			</section>
			<FeatureLists features={product.features} benefits={product.benefits} />
			{compared && (
				<section className="band" aria-labelledby="compared-h">
					<div className="wrap">
						<div className="sec-head">
							<h2 id="compared-h">Guide prices, side by side</h2>
							<p>{prices?.rule}</p>
						</div>
						<PriceBars product={compared} />
					</div>
				</section>
			)}
			<section className="band" aria-label={`More about ${product.name}`}>
				<div className="wrap">
					<Prose Body={Body} />
				</div>
			</section>
			{prices && (
				<section className="band flush" aria-labelledby="price-h">
					<div className="wrap">
						<h2 id="price-h" className={compared && "needs-script"}>
							Work out a guide price
						</h2>
						<div className="mt">
							<PriceGuide
								data={prices}
								caption={`Guide prices: ${product.name}`}
								withoutTable={compared !== undefined}
							/>
						</div>
						<p className="mt">
							<a className="more" href="/price-guide">
								Price guide for everything we fit <Icon name="arrow-right" />
							</a>
						</p>
					</div>
				</section>
			)}
			<section className="band on-shade" aria-labelledby="steps-h">
				<div className="wrap">
					<div className="sec-head">
						<h2 id="steps-h">From first visit to last screw</h2>
						<a className="btn line" href="/contact">
							Book a Consultation
						</a>
					</div>
					<Steps />
				</div>
			</section>
			<section className="band" aria-labelledby="b-h">
				<div className="wrap">
					<h2 id="b-h">Read before you buy</h2>
					<div className="posts mt">
						{posts.map((post) => (
							<PostCard key={post.slug} post={post} brief />
						))}
					</div>
					<h2 className="mt-l">People also ask us about</h2>
					<div className="products even mt">
						{others.map((other, index) => (
							<ProductCard key={other.slug} product={other} first={index === 0} />
						))}
					</div>
				</div>
			</section>
			<CallBand />
		</>
	);
}
