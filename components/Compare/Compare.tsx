import { useRef } from "react";
import { useAddress } from "../Form/useAddress.ts";
import { PictureFrame } from "../Picture/PictureFrame.tsx";
import { QuoteLink } from "../QuoteLink/QuoteLink.tsx";
import { ScrollBox } from "../ScrollBox/ScrollBox.tsx";
import { ShareChoice } from "../ShareButton/ShareChoice.tsx";
import { AddWindow } from "../Windows/AddWindow.tsx";
import type { listCompared } from "./comparedProducts.ts";

/** Products that fit side by side. */
const most = 3;

interface Props extends ReturnType<typeof listCompared> {
	/** Slugs of the products shown before anything is chosen. */
	first: string[];
}

/** Two or three products side by side; without script all of them. */
export function Compare({ products, lines, first }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const listed = first.map((slug) => ["products", slug]);
	const checked = useAddress(form, String(new URLSearchParams(listed))).getAll("products");
	const shown = checked.slice(0, most);
	const names = products.flatMap(({ slug, name }) => (shown.includes(slug) ? [name] : []));
	const message = `I am comparing ${new Intl.ListFormat("en-AU").format(names)}.`;
	const isLater = (slug: string) => (shown.includes(slug) ? undefined : "");
	return (
		<div className="compare" data-columns={names.length}>
			<form ref={form} className="needs-script" action="/compare">
				<fieldset className="choices chips">
					<legend>Choose two or three</legend>
					{products.map(({ slug, name }) => (
						<label key={slug}>
							<input
								type="checkbox"
								name="products"
								value={slug}
								defaultChecked={first.includes(slug)}
								disabled={checked.length >= most && !checked.includes(slug)}
							/>
							{name}
						</label>
					))}
				</fieldset>
				<p role="status" className="note">
					{describe(checked.length)}
				</p>
			</form>
			<ScrollBox className="tbl mt" aria-label="Products side by side">
				<table>
					<thead>
						<tr className="pictures">
							<td />
							{products.map(({ slug, picture }) => (
								<td key={slug} data-later={isLater(slug)}>
									<PictureFrame {...picture} slot="quarter" />
								</td>
							))}
						</tr>
						<tr>
							<td />
							{products.map(({ slug, name }) => (
								<th scope="col" key={slug} data-later={isLater(slug)}>
									<a href={`/products/${slug}`}>{name}</a>
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{lines.map(({ name, words }) => (
							<tr key={name}>
								<th scope="row">{name}</th>
								{products.map(({ slug }, index) => (
									<td key={slug} data-later={isLater(slug)}>
										{words[index]}
									</td>
								))}
							</tr>
						))}
						<tr className="needs-script">
							<th scope="row">Your windows</th>
							{products.map(({ slug, name }) => (
								<td key={slug} data-later={isLater(slug)}>
									<AddWindow window={{ choice: slug }} of={name} />
								</td>
							))}
						</tr>
					</tbody>
				</table>
			</ScrollBox>
			<div className="needs-script">
				<p className="acts mt">
					<QuoteLink
						className="btn"
						about={names.length > 0 ? { message, interests: names } : undefined}
					>
						Put these in my enquiry
					</QuoteLink>
				</p>
				{names.length > 0 && <ShareChoice what="comparison" />}
			</div>
		</div>
	);
}

/** How many are chosen; more than fit by a link, or before this code came. */
function describe(count: number): string {
	if (count > most) return "Three are shown, as many as fit. Take one out to see another.";
	const words = `${["None", "One", "Two", "Three"][count]} chosen`;
	return count < most ? `${words}.` : `${words}, as many as fit. Take one out to choose another.`;
}
