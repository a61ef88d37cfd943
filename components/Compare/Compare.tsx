import { useLayoutEffect, useRef, useState } from "react";
import { writeFields } from "../Form/fields.ts";
import { useAddress } from "../Form/useAddress.ts";
import { PictureFrame } from "../Picture/PictureFrame.tsx";
import { QuoteLink } from "../QuoteLink/QuoteLink.tsx";
import { ScrollBox } from "../ScrollBox/ScrollBox.tsx";
import { ShareChoice } from "../ShareButton/ShareChoice.tsx";
import { AddWindow } from "../Windows/AddWindow.tsx";
import type { listCompared } from "./comparedProducts.ts";

/** Products that fit side by side. */
const most = 3;

/** What is compared, by slug. */
interface Chosen {
	/** The one that was chosen first before the others. */
	slugs: string[];
	/** Those that made room for the last. */
	replaced: string[];
	/** The fields that this follows from. */
	values: URLSearchParams;
}

interface Props extends ReturnType<typeof listCompared> {
	/** Slugs of the products shown before anything is chosen. */
	first: string[];
}

/** Two or three products side by side; without script all of them. */
export function Compare({ products, lines, first }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const listed = first.map((slug) => ["products", slug]);
	const values = useAddress(form, String(new URLSearchParams(listed)));
	const [before, keep] = useState<Chosen>({ slugs: first, replaced: [], values });
	const chosen = values === before.values ? before : follow(before, values);
	if (chosen !== before) keep(chosen);
	useLayoutEffect(() => {
		if (!form.current || values.getAll("products").length <= most) return;
		writeFields(form.current, `products=${chosen.slugs}`);
		form.current.dispatchEvent(new Event("change"));
	}, [values, chosen]);

	const nameOf = (slug?: string) => products.find((product) => product.slug === slug)?.name ?? "";
	const names = products.flatMap(({ slug, name }) => (chosen.slugs.includes(slug) ? [name] : []));
	const message = `I am comparing ${formatList(names)}.`;
	const isLater = (slug: string) => (chosen.slugs.includes(slug) ? undefined : "");
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
							/>
							{name}
						</label>
					))}
				</fieldset>
				<p role="status" className="note">
					{describe(chosen, nameOf)}
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

function formatList(names: string[]): string {
	return new Intl.ListFormat("en-AU").format(names);
}

/** How many are chosen, and what happened to those that were chosen first, or will. */
function describe({ slugs, replaced }: Chosen, nameOf: (slug?: string) => string) {
	if (slugs.length < most) return `${["None", "One", "Two"][slugs.length]} chosen.`;
	if (replaced.length)
		return `${nameOf(slugs.at(-1))} in the place of ${formatList(replaced.map(nameOf))}: three are the most that fit.`;
	return `Three chosen. Another takes the place of ${nameOf(slugs[0])}.`;
}

/** What is newly checked comes last, and takes the place of the first where there is none left. */
function follow({ slugs, replaced }: Chosen, values: URLSearchParams): Chosen {
	const checked = values.getAll("products");
	const old = slugs.filter((slug) => checked.includes(slug));
	const all = [...old, ...checked.filter((slug) => !slugs.includes(slug))];
	// As after a box was unchecked to make room.
	if (String(all) === String(slugs)) return { slugs, replaced, values };
	return { slugs: all.slice(-most), replaced: all.slice(0, -most), values };
}
