import { bindUnits, formatDollars, formatRange } from "../../scripts/content/format.ts";
import { ScrollBox } from "../ScrollBox/ScrollBox.tsx";
import { type Choice, type PricedProduct, withAbout, withStart } from "./estimate.ts";

/** The guide prices as a table, product by product: the price guide of visitors without script. */
export function PriceTable({ products, caption }: { products: PricedProduct[]; caption: string }) {
	return (
		<ScrollBox aria-label={caption}>
			<table>
				<caption>{caption}</caption>
				<thead>
					<tr>
						<th scope="col">Product</th>
						<th scope="col">Guide price</th>
					</tr>
				</thead>
				{products.map((product) => (
					<Rows key={product.slug} product={product} />
				))}
			</table>
		</ScrollBox>
	);
}

/** A product's name, and its prices: beside it where there is one at most, otherwise each in a row with its kind. */
function Rows({ product: { slug, name, choices, quoted } }: { product: PricedProduct }) {
	const [only, ...others] = choices;
	const isListed = others.length > 0;
	return (
		<tbody>
			<tr>
				<th scope="rowgroup" colSpan={isListed ? 2 : undefined}>
					<a href={`/products/${slug}`}>{name}</a>
				</th>
				{!isListed && <td>{only ? writePrice(only) : `By written quote; ${quoted}`}</td>}
			</tr>
			{isListed &&
				choices.map((choice) => (
					<tr key={choice.id}>
						<th scope="row">{choice.name}</th>
						<td>{writePrice(choice)}</td>
					</tr>
				))}
		</tbody>
	);
}

function writePrice(choice: Choice): string {
	const range = withAbout(choice, formatRange(choice.min, choice.max));
	return bindUnits(`${withStart(choice, range)} per ${choice.per}`);
}

/** Whether a product's prices can share one axis: two or more that are per the same thing. */
export function isComparable({ choices }: PricedProduct): boolean {
	return choices.length > 1 && new Set(choices.map(({ per }) => per)).size === 1;
}

/** The guide prices of one product side by side, as bars on one axis of dollars. */
export function PriceBars({ product }: { product: PricedProduct }) {
	const { name, choices } = product;
	const least = Math.min(...choices.map(({ min }) => min));
	const most = Math.max(...choices.map(({ max }) => max));
	const share = (dollars: number) => `${Math.round((100 * dollars) / (most - least))}%`;
	const hasReasons = choices.some(({ suits }) => suits);
	const label = `Guide prices of ${name.toLowerCase()} compared`;
	return (
		<ScrollBox aria-label={label}>
			<table>
				<thead>
					<tr>
						<th scope="col">Kind</th>
						<th scope="col">{bindUnits(`Guide price per ${choices[0]?.per}`)}</th>
						<th scope="col" className="scale">
							<span>
								<b>{formatDollars(least)}</b>
								<b>{formatDollars(most)}</b>
							</span>
						</th>
						{hasReasons && <th scope="col">Choose it for</th>}
					</tr>
				</thead>
				<tbody>
					{choices.map((choice) => (
						<tr key={choice.id}>
							<th scope="row">{choice.name}</th>
							<td>{withAbout(choice, formatRange(choice.min, choice.max))}</td>
							<td className="scale">
								<svg className="range" aria-hidden="true">
									<rect
										x={share(choice.min - least)}
										width={share(choice.max - choice.min)}
										y="30%"
										height="40%"
									/>
								</svg>
							</td>
							{hasReasons && <td>{choice.suits}</td>}
						</tr>
					))}
				</tbody>
			</table>
		</ScrollBox>
	);
}
