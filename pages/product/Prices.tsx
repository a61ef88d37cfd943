import { Icon } from "../../components/Icon/Icon.tsx";
import type { PricedProduct, PriceGuideData } from "../../components/PriceGuide/choice.ts";
import { PriceBars } from "../../components/PriceGuide/PriceBars.tsx";
import { PriceGuide } from "../../components/PriceGuide/PriceGuide.tsx";

/** The prices of a product whose kinds can be compared, as bars. */
export function ComparedPrices({ product, rule }: { product: PricedProduct; rule: string }) {
	return (
		<section className="band" aria-labelledby="compared-h">
			<div className="wrap">
				<div className="sec-head">
					<h2 id="compared-h">Guide prices, side by side</h2>
					<p>{rule}</p>
				</div>
				<PriceBars product={product} />
			</div>
		</section>
	);
}

interface Props {
	name: string;
	prices: PriceGuideData;
	/** Whether the bars above already say what the table would. */
	isCompared: boolean;
}

/** The price guide for this product alone. */
export function OwnPriceGuide({ name, prices, isCompared }: Props) {
	return (
		<section className="band" id="price-guide" aria-labelledby="price-h">
			<div className="wrap">
				<h2 id="price-h" className={isCompared ? "needs-script" : undefined}>
					Work out a guide price
				</h2>
				<div className="mt">
					<PriceGuide data={prices} caption={`Guide prices: ${name}`} withoutTable={isCompared} />
				</div>
				<p className="mt">
					<a className="more" href="/price-guide">
						Price guide for everything we fit <Icon name="arrow-right" />
					</a>
				</p>
			</div>
		</section>
	);
}
