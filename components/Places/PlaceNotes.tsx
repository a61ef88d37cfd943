import type { ReactNode } from "react";
import { bindUnits } from "../../scripts/content/format.ts";
import type { Note } from "../../scripts/content/schemas/place.ts";
import { Band } from "../Layout/Band.tsx";
import { Fold } from "../Layout/Fold.tsx";
import { Lines } from "../Lines/Lines.tsx";
import { OutsideLink } from "../LinkList/OutsideLink.tsx";
import type { Council } from "./noteChoice.ts";

/** What to know before ordering: safety, rules and whom to ask about work outside. Every note is shown whole. */
export function PlaceNotes({ notes, council }: { notes: readonly Note[]; council: Council }) {
	const names = [...notes.map(({ title }) => title), "Which council"];
	return (
		<Band kind="on-shade" aria-labelledby="notes-h" title="Before you order">
			<Fold label={names.join(", ")}>
				<div className="notes">
					{notes.map(({ title, text, list = [], source }) => (
						<Box key={title} title={title} text={text}>
							{list.length > 0 && <Lines lines={list} />}
							{source && (
								<p>
									<OutsideLink name={source.name} path={source.href} />
								</p>
							)}
						</Box>
					))}
					<Box title="Which council" text={council.text}>
						<ul>
							{council.pages.map(({ id, title, publisher, href }) => (
								<li key={id}>
									<OutsideLink name={`${title}, ${publisher}`} path={href} />
								</li>
							))}
						</ul>
					</Box>
				</div>
			</Fold>
		</Band>
	);
}

export function Box({
	title,
	text,
	children,
}: {
	title: string;
	text: string;
	children?: ReactNode;
}) {
	return (
		<article className="stack">
			<h3 className="h4">{title}</h3>
			<p>{bindUnits(text)}</p>
			{children}
		</article>
	);
}
