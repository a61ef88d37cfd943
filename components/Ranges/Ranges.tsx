import type { Range } from "../../scripts/content/schemas/lists.ts";
import { Band } from "../Layout/Band.tsx";
import { QuoteLink } from "../QuoteLink/QuoteLink.tsx";

interface Props {
	/** The ranges of one product; with none, nothing is shown. */
	ranges: readonly Range[];
	product: string;
}

/** The cloths and finishes of a product: content/ranges. */
export function Ranges({ ranges, product }: Props) {
	if (ranges.length === 0) return null;
	return (
		<Band wrap="stack" aria-labelledby="ranges-h" title="Colours">
			<p className="note">A screen shows a colour only roughly. Choose by the sample.</p>
			{ranges.map(({ name, about, swatches, samples }) => (
				<section key={name} className="stack" aria-label={name}>
					<h3>{name}</h3>
					{about && <p>{about}</p>}
					<ul className="towns four">
						{swatches.map((swatch) => (
							<li key={swatch.name}>
								<svg viewBox="0 0 3 2" width="96" height="64" aria-hidden="true">
									<rect width="3" height="2" fill={swatch.color} />
								</svg>
								{swatch.name}
							</li>
						))}
					</ul>
					{samples && (
						<QuoteLink
							className="btn line"
							about={{ message: `I would like samples of ${name}.`, interests: [product] }}
						>
							Ask for samples<span className="vh"> of {name}</span>
						</QuoteLink>
					)}
				</section>
			))}
		</Band>
	);
}
