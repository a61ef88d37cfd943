import { LengthCheck } from "../../components/LengthCheck/LengthCheck.tsx";
import type { LengthKind } from "../../components/LengthCheck/lengths.ts";
import type { PriceGuideData } from "../../components/PriceGuide/estimate.ts";
import { PriceGuide } from "../../components/PriceGuide/PriceGuide.tsx";

const headings: Record<LengthKind, string> = {
	recess: "Check your recess",
	cloth: "Work out the cloth for your track",
	blades: "Count the blades in your panel",
};

/** What a post's calculator works out: a length, or a guide price. */
export type CalculatorProps = { kind: LengthKind } | { prices: PriceGuideData };

/** True for a calculator of lengths; the others are named after a product. */
export function isLengthKind(name: string): name is LengthKind {
	return Object.hasOwn(headings, name);
}

/** The sum of a post, for the reader's own figures. */
export function Calculator(props: CalculatorProps) {
	return (
		<section className="mt-l" aria-labelledby="calculator">
			<h2 id="calculator">{"kind" in props ? headings[props.kind] : "Work out a guide price"}</h2>
			<div className="mt">
				{"kind" in props ? (
					<LengthCheck kind={props.kind} />
				) : (
					<PriceGuide data={props.prices} caption="Guide prices" />
				)}
			</div>
		</section>
	);
}
