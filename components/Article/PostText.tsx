import type { Text } from "../../scripts/content/texts.ts";
import { Contents } from "./Contents.tsx";
import { listBlocks } from "./Prose.tsx";

/** Fewest sections for which a post gets a contents list (BEY-08). */
const manySections = 4;

interface Props {
	text: Text;
	/** Said once of all prices in it. */
	note?: string | undefined;
}

/** The text of a post: its first paragraph set apart as the answer (PST-21), then its contents list. */
export function PostText({ text, note }: Props) {
	const [answer, ...rest] = listBlocks(text);
	const sections = text.sections.filter(({ id }) => id);
	return (
		<div className="prose">
			<section className="answer" aria-labelledby="post-answer">
				<h2 id="post-answer">The short answer</h2>
				{answer}
			</section>
			{note && <p className="note">{note}</p>}
			{sections.length >= manySections && <Contents title="In this post" sections={sections} />}
			{rest}
		</div>
	);
}
