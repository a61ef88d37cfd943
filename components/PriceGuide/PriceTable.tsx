import { formatRange } from "../../content/format.ts";
import { nameChoice, type PricedProduct } from "./choice.ts";
import { withAbout } from "./estimate.ts";

/** The guide prices as a table: the price guide of visitors without script. */
export function PriceTable({ products, caption }: { products: PricedProduct[]; caption: string }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
		<section className="tbl" tabIndex={0} aria-label={caption}>
			<table>
				<caption>{caption}</caption>
				<thead>
					<tr>
						<th scope="col">Product</th>
						<th scope="col">Guide price</th>
					</tr>
				</thead>
				<tbody>
					{products.flatMap((product) =>
						product.choices.map((choice) => (
							<tr key={choice.id}>
								<th scope="row">{nameChoice(product, choice)}</th>
								<td>
									{withAbout(choice, formatRange(choice.min, choice.max))} per {choice.per}
								</td>
							</tr>
						)),
					)}
				</tbody>
			</table>
		</section>
	);
}
