import { useRef } from "react";
import { useAddress } from "../Form/useAddress.ts";
import { useFormValues } from "../Form/useFormValues.ts";
import { PictureFrame } from "../Picture/PictureFrame.tsx";
import { QuoteLink } from "../QuoteLink/QuoteLink.tsx";
import { ScrollBox } from "../ScrollBox/ScrollBox.tsx";
import { ShareChoice } from "../ShareButton/ShareChoice.tsx";
import { AddWindow } from "../Windows/AddWindow.tsx";
import type { ComparedLine, ComparedProduct } from "./comparedProducts.ts";

interface Props {
	products: ComparedProduct[];
	lines: ComparedLine[];
	/** Slugs of the products shown before anything is chosen. */
	first: string[];
}

/** Products that fit side by side. */
const most = 3;
const numbers = ["None", "One", "Two", "Three"];
const readChecked = (fields: URLSearchParams) => fields.getAll("products");

/** Two or three products side by side; without script all of them. */
export function Compare({ products, lines, first }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const checked = useFormValues(form, readChecked, first);
	useAddress(form, checked);

	// An address, or a press before the script came, may name more.
	const [shown, others] = [checked.slice(0, most), checked.slice(most)];
	const nameAll = (slugs: string[]) =>
		products.flatMap(({ slug, name }) => (slugs.includes(slug) ? [name] : []));
	const names = nameAll(shown);
	const list = new Intl.ListFormat("en-AU");
	const isLater = (slug: string) => (shown.includes(slug) ? undefined : "");
	const isFull = checked.length >= most;
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
								disabled={isFull && !checked.includes(slug)}
							/>
							{name}
						</label>
					))}
				</fieldset>
				<p role="status" className="note">
					{numbers[names.length]} chosen.{" "}
					{others.length > 0 && `There is no room for ${list.format(nameAll(others))}. `}
					{isFull && "Take one out to choose another."}
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
						about={
							names.length > 0
								? { message: `I am comparing ${list.format(names)}.`, interests: names }
								: undefined
						}
					>
						Put these in my enquiry
					</QuoteLink>
				</p>
				<ShareChoice what="comparison" />
			</div>
		</div>
	);
}
