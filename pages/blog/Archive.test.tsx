import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getContent, type Post } from "../../scripts/content/collections.ts";
import { Archive } from "./Archive.tsx";
import { listYears, mostTitles } from "./archive.ts";

const [post] = getContent().posts;

/** The archive of `count` posts, as HTML. */
function render(count: number): string {
	const posts = Array.from(
		{ length: count },
		(_, index) => ({ ...post, slug: `p${index}` }) as Post,
	);
	return renderToStaticMarkup(<Archive years={listYears(posts)} total={count} />);
}

test.each([
	[mostTitles, `All ${mostTitles} posts by month`],
	[mostTitles + 1, `The newest ${mostTitles} posts by month`],
])("BLG-02 of %i posts the archive's heading says how many it lists", (count, heading) => {
	const html = render(count);
	expect(html).toContain(`>${heading}</h2>`);
	expect(html.match(/<a href=/g)).toHaveLength(mostTitles);
});
