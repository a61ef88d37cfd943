import type { Post, Suburb } from "../../scripts/content/collections.ts";
import { bindUnits } from "../../scripts/content/format.ts";
import type { Region } from "../../scripts/content/schemas/place.ts";
import { FactList, type KeyFact } from "../Facts/Facts.tsx";
import { ArrowLink } from "../Icon/Icon.tsx";
import { LinkList, linkPosts } from "../LinkList/LinkList.tsx";
import { Locator } from "../PlaceMap/Locator.tsx";
import type { Frame } from "../PlaceMap/projection.ts";
import type { PlaceText } from "./placeTexts.ts";

interface PlaceCopyProps {
	title: string;
	/** The rest of the description; its first sentence is in the hero. */
	about: string;
	texts: readonly PlaceText[];
	/** The nearest places with homes, where this one has hardly any. */
	alternatives: readonly { name: string; href: string; away: string; about: string }[];
	posts: readonly Post[];
}

/** What a place demands of a product, and what to read about it. */
export function PlaceCopy({ title, about, texts, alternatives, posts }: PlaceCopyProps) {
	return (
		<div className="stack">
			<h2 id="h-h">{title}</h2>
			{about && <p className="lead">{bindUnits(about)}</p>}
			{texts.map(({ label, texts: paragraphs }) => (
				<div key={label} className="stack">
					<h3 className="h4">{label}</h3>
					{paragraphs.map((text) => (
						<p key={text}>{bindUnits(text)}</p>
					))}
				</div>
			))}
			{alternatives.length > 0 && (
				<>
					<h3 className="h4">The closest places with homes</h3>
					{alternatives.map(({ name, href, away, about: line }) => (
						<p key={href}>
							<a href={href}>{name}</a>, {away}. {line}
						</p>
					))}
				</>
			)}
			{posts.length > 0 && (
				<>
					{texts.length > 0 && <h3 className="h4">Read before you choose</h3>}
					<LinkList className="slats" links={linkPosts(posts)} />
				</>
			)}
		</div>
	);
}

interface RegionKeyProps {
	/** With how many suburbs it has, and the part of the map that shows it. */
	region: Pick<Region, "name" | "slug"> & { count: number; frame: Frame };
	/** The suburb that the small map marks; without one, the page is the region's own. */
	suburb?: Suburb;
	/** Product whose page for the region is linked. */
	product: string;
	/** Short facts of the place and the product. */
	facts: readonly KeyFact[];
}

/** The region in its colour and by name, with a small map of where in it the place is. */
export function RegionKey({ region, suburb, product, facts }: RegionKeyProps) {
	const all = suburb
		? `/locations/region/${region.slug}/${product}`
		: `/locations#region-${region.slug}`;
	return (
		<div className="key" data-region={region.slug}>
			<h3>{region.name} region</h3>
			<p className="note">{region.count} suburbs</p>
			<Locator region={region} suburb={suburb} />
			<FactList facts={facts} />
			{suburb && facts.some(({ term }) => term.startsWith("From ")) && (
				<p className="note">Distances are in a straight line, from the middle of {suburb.name}.</p>
			)}
			{suburb && suburb.homes !== "none" && (
				<p className="mt">
					<ArrowLink href={`/sun?suburb=${suburb.slug}`}>
						The sun at a window in {suburb.name}
					</ArrowLink>
				</p>
			)}
			<p className="mt">
				<ArrowLink href={all}>All of the {region.name} region</ArrowLink>
			</p>
		</div>
	);
}
