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
	/** 600 px tall instead of 400 (Q05). */
	home?: boolean;
	/** Buttons and other lines under the lead. */
	children?: ReactNode;
}

/** First screen of a page: heading, lead and buttons beside a picture. */
export function Hero({ title, lead, crumbs, image, home = false, children }: Props) {
	const kind = home ? "hero home" : image ? "hero" : "hero plain cast";
	return (
		<section className={kind}>
			<div className={image ? "txt cast" : "txt"}>
				{crumbs && <Crumbs crumbs={crumbs} />}
				<h1>
					<Breakable name={title} />
				</h1>
				{lead && <p className="lead">{lead}</p>}
				{children}
			</div>
			{image && <Picture name={image} slot={home ? "homeHero" : "hero"} priority />}
		</section>
	);
}
