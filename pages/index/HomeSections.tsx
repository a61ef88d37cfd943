import { Breakable } from "../../components/Card/CardText.tsx";
import { ArrowLink } from "../../components/Icon/Icon.tsx";
import { Island } from "../../components/islands/Island.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { PictureStrip } from "../../components/PictureStrip/PictureStrip.tsx";
import { ServiceMap } from "../../components/PlaceMap/ServiceMap.tsx";
import { SuburbList } from "../../components/Places/PlaceLinks.tsx";
import { QuoteLink } from "../../components/QuoteLink/QuoteLink.tsx";
import { Reviews } from "../../components/Reviews/Reviews.tsx";
import type { Home } from "../../scripts/content/schemas/site.ts";
import type { Data } from "./+data.ts";

/** Two pictures are large. */
const slots = ["first", "second"] as const;

/** The six product cards of Home under ways in for those who do not know what to ask for. */
export function Cards({ cards, ways }: Pick<Data, "cards"> & Pick<Home, "ways">) {
	return (
		<Band aria-labelledby="p-h">
			<div className="sec-head">
				<h2 id="p-h">Ways to hold back the sun</h2>
				<ArrowLink href="/products">View All Products</ArrowLink>
			</div>
			<ul className="ways">
				{ways.map(({ href, label, text }) => (
					<li key={href}>
						<a href={href}>{label}</a>
						<p>{text}</p>
					</li>
				))}
			</ul>
			<div className="products">
				{cards.map(({ title, slug, text, second, image }, index) => (
					<article className="card" key={slug}>
						<Picture name={image} slot={slots[index] ?? "tall"} alt="" />
						<h3>
							<a href={`/products/${slug}`}>
								<Breakable name={title} />
							</a>
						</h3>
						<p>{text}</p>
						{second && (
							<p className="second">
								<a href={`/products/${second.slug}`}>{second.label}</a>
							</p>
						)}
					</article>
				))}
			</div>
		</Band>
	);
}

/** A shutter whose blades can be turned. */
export function Blades({ blades, louvre }: Pick<Home, "blades"> & Pick<Data, "louvre">) {
	return (
		<Band kind="on-shade" wrap="split four-eight" aria-labelledby="blades-h">
			<div className="stack">
				<h2 id="blades-h">{blades.title}</h2>
				<p className="lead">{blades.text}</p>
			</div>
			<Island name="PictureStrip" component={PictureStrip} props={{ data: louvre }} />
		</Band>
	);
}

/** Four reasons to choose us. */
export function Why({ reasons }: { reasons: Home["why"] }) {
	return (
		<Band id="why" aria-labelledby="why-h">
			<h2 id="why-h">Why Choose Us</h2>
			<dl className="reasons mt">
				{reasons.map(({ title, text, more }) => (
					<div key={title}>
						<dt>{title}</dt>
						<dd>{text}</dd>
						{more && (
							<dd>
								<ArrowLink href={more.href}>{more.label}</ArrowLink>
							</dd>
						)}
					</div>
				))}
			</dl>
		</Band>
	);
}

/** The reviews, moving on by themselves. */
export function CustomerReviews({ testimonials }: Pick<Data, "testimonials">) {
	return (
		<Band kind="tight" aria-labelledby="t-h">
			<div className="divider" aria-hidden="true" />
			<h2 className="vh" id="t-h">
				Reviews
			</h2>
			<Island name="Reviews" component={Reviews} props={{ testimonials }} />
		</Band>
	);
}

/** Where we work: the map beside the suburbs most asked for. */
export function Areas({ home, popular, map }: Pick<Data, "home" | "popular" | "map">) {
	return (
		<Band aria-labelledby="a-h">
			<div className="sec-head">
				<h2 id="a-h">Areas We Service</h2>
				<p>{home.areas.text}</p>
			</div>
			<div className="split eight-four">
				<ServiceMap map={map} />
				<div>
					<SuburbList suburbs={popular} />
					<p className="acts mt">
						<a className="btn line" href="/locations">
							Find your suburb
						</a>
						<a className="btn line" href="/contact">
							Contact Us
						</a>
					</p>
				</div>
			</div>
		</Band>
	);
}

/** The four featured products, each with its page and a quote. */
export function Featured({ featured }: Pick<Data, "featured">) {
	return (
		<Band kind="tight on-shade" aria-labelledby="f-h">
			<div className="sec-head">
				<h2 id="f-h">Featured products</h2>
				<ArrowLink href="/products#business">For a café or a shop</ArrowLink>
			</div>
			<div className="featured">
				{featured.map(({ slug, name, image, highlight }) => (
					<article className="card" key={slug}>
						<Picture name={image} slot="quarter" alt="" />
						<h3>
							<Breakable name={name} />
						</h3>
						<p>{highlight}</p>
						<p className="acts">
							<a className="btn line sm" href={`/products/${slug}`}>
								Learn More<span className="vh"> about {name}</span>
							</a>
							<QuoteLink className="btn sm" about={{ interests: [name] }}>
								Get Quote<span className="vh"> for {name}</span>
							</QuoteLink>
						</p>
					</article>
				))}
			</div>
		</Band>
	);
}

/** The work on both sides of the escarpment, with a picture of each. */
export function Local({ title, text }: { title: string; text: string }) {
	return (
		<Band kind="tight" wrap="split" aria-labelledby="l-h">
			<div className="stack">
				<h2 id="l-h">{title}</h2>
				<p className="lead">{text}</p>
			</div>
			<div className="sides">
				<Picture name="coast-street" slot="tall" />
				<Picture name="highlands-drapes" slot="tall" />
			</div>
		</Band>
	);
}
