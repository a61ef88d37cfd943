import { formatRange } from "../../scripts/content/format.ts";
import { ScrollBox } from "../ScrollBox/ScrollBox.tsx";
import type { Choice, PricedProduct } from "./choice.ts";
import { withAbout } from "./estimate.ts";

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
					<Rows key={product.slug} product={product} isAlone={products.length === 1} />
				))}
			</table>
		</ScrollBox>
	);
}

interface RowsProps {
	product: PricedProduct;
	/** Whether the page is about this product only, so that its name need not be said. */
	isAlone: boolean;
}

/** A product's name, and its prices: beside it where there is one at most, otherwise each in a row with its kind. */
function Rows({ product: { slug, name, choices }, isAlone }: RowsProps) {
	const [only, ...others] = choices;
	const link = <a href={`/products/${slug}`}>{name}</a>;
	if (!isAlone && others.length === 0)
		return (
			<tbody>
				<tr>
					<th scope="rowgroup">{link}</th>
					<td>{only ? writePrice(only) : "By written quote"}</td>
				</tr>
			</tbody>
		);
	return (
		<tbody>
			{!isAlone && (
				<tr>
					<th scope="rowgroup" colSpan={2}>
						{link}
					</th>
				</tr>
			)}
			{choices.map((choice) => (
				<tr key={choice.id}>
					<th scope="row">{choice.name}</th>
					<td>{writePrice(choice)}</td>
				</tr>
			))}
		</tbody>
	);
}

function writePrice(choice: Choice): string {
	return `${withAbout(choice, formatRange(choice.min, choice.max))} per ${choice.per}`;
}
