import type { ReactNode } from "react";
import { listBlocks, listSections } from "../../components/Article/Prose.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { bindUnits } from "../../scripts/content/format.ts";
import type { Data } from "./+data.ts";

/** The list of a post on a page by itself, with boxes to tick on paper or on a phone. */
export function Page({ post, text, section }: Data) {
	return (
		<article className="wrap band tight checklist">
			<p>
				<a className="more back" href={`/blog/${post.slug}#${section.id}`}>
					<Icon name="arrow-left" />
					Back to the post
				</a>
			</p>
			<h1>{bindUnits(section.heading)}</h1>
			<p className="note">From “{bindUnits(post.title)}”.</p>
			<dl>
				<dt>Address or window</dt>
				<dd />
				<dt>Day</dt>
				<dd />
			</dl>
			<div className="prose">
				{listSections(listBlocks(text, { li: Tick })).find(({ id }) => id === section.id)?.blocks}
			</div>
		</article>
	);
}

/** A line of the list with a box to tick. */
function Tick({ children }: { children?: ReactNode }) {
	return (
		<li>
			<label>
				<input type="checkbox" />
				<span>{children}</span>
			</label>
		</li>
	);
}
