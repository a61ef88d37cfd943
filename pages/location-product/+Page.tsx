import { ContactSection } from "../../components/ContactSection/ContactSection.tsx";
import { FeatureLists } from "../../components/Facts/FeatureLists.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { OtherProducts } from "../../components/Places/OtherProducts.tsx";
import { RegionKey } from "../../components/Places/RegionKey.tsx";
import { SuburbList } from "../../components/Places/SuburbList.tsx";
import { getContent } from "../../content/collections.ts";
import type { Data } from "./+data.ts";

/** A product in a suburb (SBP). */
export function Page({ head, suburb, product, region, copy, blocks, nearby, others }: Data) {
	const count = getContent().suburbs.filter(({ regionSlug }) => regionSlug === region.slug).length;
	return (
		<>
			<Hero
				title={head.title}
				lead={product.shortDescription}
				picture={product.image}
				crumbs={[
					{ name: "Home", path: "/" },
					{ name: "Locations", path: "/locations" },
					{ name: suburb.name, path: `/locations/${suburb.slug}` },
					{ name: product.name },
				]}
			>
				<div className="acts">
					<a className="btn" href="/contact">
						Request a Quote
					</a>
				</div>
			</Hero>
			<section className="band" aria-labelledby="h-h">
				<div className="wrap split place">
					<div className="stack">
						<h2 id="h-h">What we look for in {suburb.name}</h2>
						<p className="lead">{suburb.about}</p>
						{blocks.map(({ label, text }) => (
							<div key={label}>
								<h3 className="h4">{label}</h3>
								<p>{text}</p>
							</div>
						))}
						<p>{copy.intro}</p>
						<p>{copy.advice}</p>
					</div>
					<RegionKey region={region} suburbs={count} product={product.slug} postcode={suburb.postcode} />
				</div>
			</section>
			<FeatureLists features={product.features} benefits={product.benefits} />
			<section className="band" aria-labelledby="n-h">
				<div className="wrap">
					<div className="sec-head">
						<h2 id="n-h">Nearby suburbs</h2>
						<a className="more" href="/locations">
							All locations <Icon name="arrow-right" />
						</a>
					</div>
					<SuburbList suburbs={nearby} product={product.slug} four />
					<div className="sec-head mt-l">
						<h2>Also fitted in {suburb.name}</h2>
						<a className="more" href="/products">
							All products <Icon name="arrow-right" />
						</a>
					</div>
					<OtherProducts products={others} base={`/locations/${suburb.slug}`} />
				</div>
			</section>
			<ContactSection />
		</>
	);
}
