import type { ReactNode } from "react";
import { bindUnits } from "../../scripts/content/format.ts";
import type { PublicSource } from "../../scripts/content/schemas/lists.ts";
import type { Note } from "../../scripts/content/schemas/place.ts";
import { Band } from "../Layout/Band.tsx";
import type { WorkedPrice } from "./placePrices.ts";

interface Props {
	title: string;
	notes: readonly Note[];
	/** Whom to ask about work outside, and what they say on their own pages. */
	council: string;
	councilPages: readonly PublicSource[];
	price?: WorkedPrice;
}

/** What to know before ordering: a worked price, safety and rules, whom to ask. Every note is shown whole. */
export function PlaceNotes({ title, notes, council, councilPages, price }: Props) {
	return (
		<Band kind="on-shade" aria-labelledby="notes-h" title={title}>
			<div className="notes mt">
				{price && <PriceExample price={price} />}
				{notes.map(({ title: name, text, list, source }) => (
					<Box key={name} title={name}>
						<p>{bindUnits(text)}</p>
						{list && (
							<ul>
								{list.map((entry) => (
									<li key={entry}>{entry}</li>
								))}
							</ul>
						)}
						{source && (
							<p>
								<a href={source.href} target="_blank" rel="noopener noreferrer">
									{source.name}
								</a>
							</p>
						)}
					</Box>
				))}
				<Box title="Which council">
					<p>{council}</p>
					<ul>
						{councilPages.map(({ id, title: name, publisher, href }) => (
							<li key={id}>
								<a href={href} target="_blank" rel="noopener noreferrer">
									{name}, {publisher}
								</a>
							</li>
						))}
					</ul>
				</Box>
			</div>
		</Band>
	);
}

function PriceExample({ price: { example, sums, rule } }: { price: WorkedPrice }) {
	return (
		<Box title="A worked price">
			<p>{bindUnits(example)}</p>
			<dl>
				{sums.map(({ name, sum, note }) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{bindUnits(sum)}</dd>
						{note && <dd className="note">{note}</dd>}
					</div>
				))}
			</dl>
			<p className="note">{rule}</p>
		</Box>
	);
}

function Box({ title, children }: { title: string; children: ReactNode }) {
	return (
		<article className="stack">
			<h3 className="h4">{title}</h3>
			{children}
		</article>
	);
}
