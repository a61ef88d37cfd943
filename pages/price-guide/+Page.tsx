import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { ArrowLink } from "../../components/Icon/Icon.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import { Lines } from "../../components/Lines/Lines.tsx";
import { PriceGuideSection } from "../../components/PriceGuide/PriceGuideSection.tsx";
import { PriceTable } from "../../components/PriceGuide/PriceTable.tsx";
import type { Data } from "./+data.ts";

/** The price guide with every product. */
export function Page({ title, lead, prices }: Data) {
	const caption = "Guide prices, GST included";
	return (
		<>
			<Hero title={title} lead={lead} crumbs={[{ name: "Price guide" }]} />
			<Band kind="needs-script" aria-label="Work out a guide price">
				<PriceGuideSection data={prices} />
				<p className="mt">
					<ArrowLink href="/your-windows">Your windows, in one list</ArrowLink>
				</p>
			</Band>
			<Band kind="on-shade" aria-labelledby="t-h" title="Every guide price">
				<div className="mt">
					<PriceTable products={prices.products} caption={caption} />
				</div>
				<p className="note mt">{prices.rule}</p>
				<p className="mt">
					<ArrowLink href="/measure">How to measure a window</ArrowLink>
				</p>
			</Band>
			<Band aria-labelledby="m-h" title="What moves each price">
				<ul className="grouped mt">
					{prices.products.map(({ slug, name, moves, notes, shape = [] }) => (
						<li key={slug}>
							<h3 className="h4">
								<a href={`/products/${slug}`}>{name}</a>
							</h3>
							<Lines lines={[...moves, ...notes, ...shape]} />
						</li>
					))}
				</ul>
			</Band>
			<CallBand />
		</>
	);
}
