import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { Breakable } from "../../components/Card/Breakable.tsx";
import { ContactSection } from "../../components/ContactSection/ContactSection.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { SuburbList } from "../../components/Places/SuburbList.tsx";
import { Reviews } from "../../components/Reviews/Reviews.tsx";
import { ServiceMap } from "../../components/ServiceMap/ServiceMap.tsx";
import { ShutterWindow } from "../../components/ShutterWindow/ShutterWindow.tsx";
import { Steps } from "../../components/Steps/Steps.tsx";
import type { Data } from "./+data.ts";
import { Featured } from "./Featured.tsx";

/** Home: the six sections in their order (HOME-15), then featured products, local service, form and band (Q06). */
export function Page({ home, cards, hasReviews, featured, popular }: Data) {
	return (
		<>
			<Hero home title={home.hero.title} lead={home.hero.tagline} picture="home-hero">
				<div className="acts">
					<a className="btn" href="/contact">
						Get a Free Quote
					</a>
					<a className="btn line" href="/products">
						View Our Products
					</a>
				</div>
			</Hero>
			<section className="band" aria-labelledby="p-h">
				<div className="wrap">
					<div className="sec-head">
						<h2 id="p-h">Ways to hold back the sun</h2>
						<a className="more" href="/products">
							View All Products <Icon name="arrow-right" />
						</a>
					</div>
					<div className="products">
						{cards.map(({ title, slug, text, second, image }, index) => (
							<article className="card" key={slug}>
								<Picture
									name={image}
									slot={(["first", "second"] as const)[index] ?? "tall"}
									alt=""
								/>
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
				</div>
			</section>
			<section className="band on-shade" id="why" aria-labelledby="why-h">
				<div className="wrap split why">
					<ShutterWindow name="home-window" />
					<div>
						<h2 id="why-h">Why Choose Us</h2>
						<dl className="reasons mt">
							{home.why.map(({ title, text }) => (
								<div key={title}>
									<dt>{title}</dt>
									<dd>{text}</dd>
								</div>
							))}
						</dl>
					</div>
				</div>
			</section>
			<section className="band" aria-labelledby="steps-h">
				<div className="wrap">
					<div className="sec-head">
						<h2 id="steps-h">Our Simple Process</h2>
						<a className="btn line" href="/contact">
							Book a Consultation
						</a>
					</div>
					<Steps />
				</div>
			</section>
			{hasReviews && (
				<section className="band tight" aria-labelledby="t-h">
					<div className="wrap">
						<div className="louvre" aria-hidden="true" />
						<h2 className="vh" id="t-h">
							What customers say
						</h2>
						<Reviews />
					</div>
				</section>
			)}
			<section className="band" aria-labelledby="a-h">
				<div className="wrap">
					<div className="sec-head">
						<h2 id="a-h">Areas We Service</h2>
						<p>{home.areas.text}</p>
					</div>
					<div className="split areas">
						<ServiceMap />
						<div>
							<SuburbList suburbs={popular} />
							<p className="acts mt">
								<a className="btn line" href="/contact">
									Contact Us
								</a>
							</p>
						</div>
					</div>
				</div>
			</section>
			<Featured products={featured} />
			<section className="band tight" aria-labelledby="l-h">
				<div className="wrap stack">
					<h2 id="l-h">{home.local.title}</h2>
					<p className="lead">{home.local.text}</p>
				</div>
			</section>
			<ContactSection />
			<CallBand />
		</>
	);
}
