import { Island } from "../islands/Island.tsx";
import { Lines } from "../Lines/Lines.tsx";
import type { PriceGuideData } from "./estimate.ts";
import { PriceGuide } from "./PriceGuide.tsx";
import { PriceTable } from "./PriceTable.tsx";

interface Props {
	data: PriceGuideData;
	/** Caption of the price table that visitors without script see; left out where the page has the table anyway. */
	caption?: string;
}

/** The price guide; without script the table of its prices, or what a written quote goes by. */
export function PriceGuideSection({ data, caption }: Props) {
	return (
		<>
			<Island name="PriceGuide" component={PriceGuide} props={{ data }} />
			{caption && (
				<div className="no-script">
					<PriceTable products={data.products} caption={caption} />
					{data.products.map(({ slug, shape, moves }) =>
						shape ? (
							<Lines key={slug} className="slats mt" lines={[...moves, ...shape]} />
						) : (
							<p key={slug} className="note mt">
								{data.rule}
							</p>
						),
					)}
				</div>
			)}
		</>
	);
}
