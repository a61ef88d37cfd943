import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { Breakable } from "../../components/Card/CardText.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { ServiceMap } from "../../components/ServiceMap/ServiceMap.tsx";
import { bindUnits } from "../../scripts/content/units.ts";
import type { Data } from "./+data.ts";

/** The service areas (SVC): map, regions in two lists, a card for each, and the free consultation. */
export function Page({ copy, regions, products, map }: Data) {
	const half = Math.ceil(regions.length / 2);
	return (
		<>
			<Hero
				title={copy.hero.title}
				lead={copy.hero.text}
				image="coast-street"
				crumbs={[{ name: "Home", path: "/" }, { name: "Service Areas" }]}
			/>
			<section className="band" aria-labelledby="m-h">
				<div className="wrap split eight-four">
					<ServiceMap map={map} />
					<div>
						<h2 id="m-h">Our regions</h2>
						<div className="region-lists mt">
							{[regions.slice(0, half), regions.slice(half)].map((list) => (
								<ul className="slats" key={list[0]?.slug}>
									{list.map(({ slug, name }) => (
										<li key={slug}>
											<a href={`/locations/region/${slug}/plantation-shutters`}>{name}</a>
										</li>
									))}
								</ul>
							))}
						</div>
					</div>
				</div>
			</section>
			<section className="band on-shade" aria-label="The regions one by one">
				<div className="wrap region-cards">
					{regions.map(({ slug, name, text }) => (
						<article className="key" key={slug} data-region={slug}>
							<h2 className="h3">{name}</h2>
							<p>{bindUnits(text)}</p>
							<ul className="product-links">
								{products.map((product) => (
									<li key={product.slug}>
										<a href={`/locations/region/${slug}/${product.slug}`}>
											{product.name}
											<span className="vh"> in {name}</span>
										</a>
									</li>
								))}
							</ul>
						</article>
					))}
				</div>
			</section>
			<section className="band" aria-labelledby="free-h">
				<div className="wrap stack">
					<h2 id="free-h">
						<Breakable name={copy.consultation.title} />
					</h2>
					<p className="lead">{copy.consultation.text}</p>
					<p className="acts">
						<a className="btn" href="/contact">
							Contact Us
						</a>
						<a className="btn line" href="/locations">
							Browse Locations
						</a>
					</p>
				</div>
			</section>
			<CallBand />
		</>
	);
}
