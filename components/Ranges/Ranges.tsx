import type { Range } from "../../scripts/content/schemas/lists.ts";
import { Island } from "../islands/Island.tsx";
import { Band } from "../Layout/Band.tsx";
import { Samples } from "./Samples.tsx";

/**
 * The colours and cloths of a product, from which samples to bring are chosen: its ranges or, as long as it has none, the
 * families that most makers sell.
 * @param ranges those of the product; with none, nothing is shown
 */
export function Ranges({ ranges }: { ranges: readonly Range[] }) {
	const real = ranges.filter(({ family }) => !family);
	const shown = real.length ? real : ranges;
	if (shown.length === 0) return null;
	const about = real.length
		? "A screen shows a colour only roughly. Choose by the sample."
		: "Most makers sell these, each in its own shades: they are families to begin with, no range of ours. The shade is chosen by the sample, at your window.";
	return (
		<Band
			wrap="stack"
			aria-labelledby="ranges-h"
			title={real.length ? "Colours and cloths" : "Families to talk about"}
		>
			<p className="note">{about}</p>
			<Island
				name="Samples"
				component={Samples}
				props={{
					ranges: shown.map(({ name, about, swatches }) => ({ name, about, swatches })),
				}}
			/>
		</Band>
	);
}
