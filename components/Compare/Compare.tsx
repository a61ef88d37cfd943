import { ScrollBox } from "../ScrollBox/ScrollBox.tsx";
import { ShareButton } from "../ShareButton/ShareButton.tsx";
import type { listCompared } from "./comparedProducts.ts";

interface Props extends ReturnType<typeof listCompared> {
	/** Slugs of the products shown before anything is chosen. */
	first: readonly string[];
}

/** Every product in a table; with script, the two or three that are chosen (compare.mount.ts). */
export function Compare({ products, lines, first }: Props) {
	const mark = (slug = "") => ({
		"data-product": slug,
		"data-later": first.includes(slug) ? undefined : "",
	});
	return (
		<div className="compare" data-mount="compare">
			<div className="needs-script">
				<fieldset className="choices chips">
					<legend>Choose two or three</legend>
					{products.map(({ slug, name }) => (
						<label key={slug}>
							<input
								type="checkbox"
								name="products"
								value={slug}
								defaultChecked={first.includes(slug)}
							/>
							{name}
						</label>
					))}
				</fieldset>
				<p role="status" className="note" />
			</div>
			<ScrollBox className="tbl mt" aria-label="Products side by side">
				<table>
					<thead>
						<tr>
							<td />
							{products.map(({ slug, name }) => (
								<th scope="col" {...mark(slug)} key={slug}>
									<a href={`/products/${slug}`}>{name}</a>
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{lines.map(({ name, words }) => (
							<tr key={name}>
								<th scope="row">{name}</th>
								{words.map((text, index) => (
									<td
										key={products[index]?.slug}
										{...mark(products[index]?.slug)}
										data-name={products[index]?.name}
									>
										{text}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</ScrollBox>
			<div className="needs-script">
				<p className="acts mt">
					<a className="btn" href="/contact" data-mount="quote">
						Put these in my enquiry
					</a>
				</p>
				<ShareButton what="comparison" />
			</div>
		</div>
	);
}
