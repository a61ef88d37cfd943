import type { Root } from "hast";
import { Contents, listHeadings } from "./Contents.tsx";
import { listBlocks } from "./Prose.tsx";

/** Fewest sections for which a post gets a contents list (BEY-08). */
const manySections = 4;

/** The text of a post: its first paragraph set apart as the answer (PST-21), then its contents list. */
export function PostText({ body }: { body: Root }) {
	const [answer, ...rest] = listBlocks(body);
	const sections = listHeadings(rest);
	return (
		<div className="prose">
			<section className="answer" aria-labelledby="post-answer">
				<h2 id="post-answer">The short answer</h2>
				{answer}
			</section>
			{sections.length >= manySections && <Contents title="In this post" sections={sections} />}
			{rest}
		</div>
	);
}
