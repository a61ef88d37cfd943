import type { ReactNode } from "react";
import { Breakable } from "../Card/CardText.tsx";
import { type Crumb, Crumbs } from "../Crumbs/Crumbs.tsx";
import { Picture } from "../Picture/Picture.tsx";

interface Props {
	title: string;
	lead?: ReactNode;
	crumbs?: Crumb[];
	/** Name of a picture; without one the hero is plain. */
	image?: string;
	/** 600 px tall instead of 400. */
	home?: boolean;
	/** On a phone it is the heading and the lead alone. */
	short?: boolean;
	/** Buttons and other lines under the lead. */
	children?: ReactNode;
}

/** First screen of a page: heading, lead and buttons beside a picture. */
export function Hero({ title, lead, crumbs, image, home = false, short = false, children }: Props) {
	const kind = home ? "hero home" : image ? "hero" : "hero plain cast";
	const name = short ? `${kind} short` : kind;
	return (
		<section className={name}>
			<div className={image ? "txt cast" : "txt"}>
				{crumbs && <Crumbs crumbs={crumbs} />}
				<h1>
					<Breakable name={title} />
				</h1>
				{lead && <p className="lead">{lead}</p>}
				{children}
			</div>
			{/* What a phone does not show it need not fetch either. */}
			{image && <Picture name={image} slot={home ? "homeHero" : "hero"} priority={!short} />}
		</section>
	);
}
