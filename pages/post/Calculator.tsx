import { LengthCheck } from "../../components/LengthCheck/LengthCheck.tsx";
import { type LengthKind, lengths } from "../../components/LengthCheck/lengths.ts";
import { PriceGuide } from "../../components/PriceGuide/PriceGuide.tsx";
import { listPrices } from "../../components/PriceGuide/prices.ts";

/** The sum of a post, for the reader's own figures: a kind of length, or the guide price of a product. */
export function Calculator({ name }: { name: string }) {
	const kind = Object.hasOwn(lengths, name) ? (name as LengthKind) : undefined;
	return (
		<section className="mt-l" aria-labelledby="calculator">
			<h2 id="calculator">{kind ? lengths[kind].title : "Work out a guide price"}</h2>
			<div className="mt">
				{kind ? (
					<LengthCheck kind={kind} />
				) : (
					<PriceGuide data={listPrices([name])} caption="Guide prices" />
				)}
			</div>
		</section>
	);
}
