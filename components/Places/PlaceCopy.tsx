import type { Post } from "../../scripts/content/collections.ts";
import { bindUnits } from "../../scripts/content/units.ts";
import type { Block } from "./blocks.ts";
import { PostList } from "./PostList.tsx";

interface Props {
	title: string;
	/** The rest of the description; its first sentence is in the hero. */
	about: string;
	blocks: readonly Block[];
	/** The nearest places with homes, where this one has hardly any. */
	alternatives: readonly { name: string; href: string; away: string; about: string }[];
	posts: readonly Post[];
}

/** What a place demands of a product, and what to read about it. */
export function PlaceCopy({ title, about, blocks, alternatives, posts }: Props) {
	return (
		<div className="stack">
			<h2 id="h-h">{title}</h2>
			{about && <p className="lead">{bindUnits(about)}</p>}
			{blocks.map(({ label, text }) => (
				<div key={label}>
					<h3 className="h4">{label}</h3>
					<p>{bindUnits(text)}</p>
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
					<h3 className="h4">Read before you choose</h3>
					<PostList posts={posts} />
				</>
			)}
		</div>
	);
}
