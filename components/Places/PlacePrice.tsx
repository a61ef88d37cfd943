import { bindUnits } from "../../scripts/content/format.ts";
import { FactList, type KeyFact } from "../Facts/Facts.tsx";
import type { workOutPrice } from "./placeFacts.ts";

interface Props {
	price: KeyFact;
	worked: ReturnType<typeof workOutPrice>;
	/** What guide prices include, where there is one. */
	rule?: string;
}

/** What a product costs, with an example for the houses of the place. */
export function PlacePrice({ price, worked, rule }: Props) {
	return (
		<section className="place-price stack" aria-labelledby="price-h">
			<h2 className="h3" id="price-h">
				What it costs
			</h2>
			<FactList facts={[price]} />
			{worked && (
				<>
					<p>{bindUnits(worked.example)}</p>
					<dl>
						{worked.sums.map(({ name, sum, note }) => (
							<div key={name}>
								<dt>{name}</dt>
								<dd>{bindUnits(sum)}</dd>
								{note && <dd className="note">{note}</dd>}
							</div>
						))}
					</dl>
				</>
			)}
			{rule && <p className="note">{rule}</p>}
		</section>
	);
}
