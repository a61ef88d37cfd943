import { listBlocks } from "../../components/Article/Prose.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import type { Data } from "./+data.ts";
import * as text from "./blocks.mdx";

/** For writers, only under `npm run dev`: every block a post may use, and unpublished posts. */
export function Page({ sources, waiting }: Data) {
	const blocks = listBlocks(text);
	return (
		<>
			<Hero
				title="Every block a post may use"
				lead="Each as readers see it, with what a writer types for it."
			/>
			<Band wrap="prose" aria-labelledby="waiting-h" title="Posts that wait">
				{waiting.length === 0 && <p>No drafts, and no posts with a date to come.</p>}
				<ul>
					{waiting.map(({ slug, title, reason }) => (
						<li key={slug}>
							<a href={`/blog/${slug}`}>{title}</a>, {reason}
						</li>
					))}
				</ul>
			</Band>
			<Band kind="on-shade" wrap="prose" aria-label="Blocks">
				{blocks.map((block, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name and never move
					<div key={index}>
						{block}
						<details>
							<summary>How to write it</summary>
							<div className="field">
								<textarea readOnly rows={5} aria-label="What to type" value={sources[index]} />
							</div>
						</details>
					</div>
				))}
			</Band>
		</>
	);
}
