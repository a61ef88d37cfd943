import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { Breakable } from "../../components/Card/CardText.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import { LinkList } from "../../components/LinkList/LinkList.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { ServiceMap } from "../../components/PlaceMap/ServiceMap.tsx";
import { bindUnits } from "../../scripts/content/format.ts";
import type { Data } from "./+data.ts";

/** The service areas: map, regions in two lists, a card for each, and the free consultation. */
export function Page({ copy, regions, products, map }: Data) {
	const half = Math.ceil(regions.length / 2);
	return (
		<>
			<Hero
				title={copy.hero.title}
				lead={copy.hero.text}
				image="service-areas-lookout"
				crumbs={[{ name: "Service Areas" }]}
			/>
			<Band wrap="split eight-four" aria-labelledby="m-h">
				<ServiceMap map={map} />
				<div>
					<h2 id="m-h">Our regions</h2>
					<div className="region-lists mt">
						{[regions.slice(0, half), regions.slice(half)].map((list) => (
							<LinkList
								className="slats"
								key={list[0]?.slug}
								links={list.map(({ slug, name }) => ({
									name,
									path: `/locations/region/${slug}/plantation-shutters`,
								}))}
							/>
						))}
					</div>
				</div>
			</Band>
			<Band kind="on-shade" wrap="region-cards" aria-label="The regions one by one">
				{regions.map(({ slug, name, text, image }) => (
					<article className="key" key={slug} data-region={slug}>
						<Picture name={image} slot="region" />
						<h2 className="h3">{name}</h2>
						<p>{bindUnits(text)}</p>
						<ul className="product-links">
							{products.map((product) => (
								<li key={product.slug}>
									<a href={`/locations/region/${slug}/${product.slug}`}>
										{product.name}
										<span className="vh"> in the {name} region</span>
									</a>
								</li>
							))}
						</ul>
					</article>
				))}
			</Band>
			<Band wrap="stack" aria-labelledby="free-h">
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
			</Band>
			<CallBand />
		</>
	);
}
