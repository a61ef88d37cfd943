import { type Fault, startOf } from "../faults.ts";
import { listNodes, toText } from "../mdx/nodes.ts";
import type { EditedPost } from "./editedPost.ts";

/** Ways in which posts come to look alike, and the share of all posts that may have one form of each. */
const kinds: { what: string; most: number; formOf: (post: EditedPost) => string | undefined }[] = [
	{
		what: "open with",
		most: 0.1,
		formOf: ({ passages }) => passages[0]?.text.split(/\s+/).slice(0, 2).join(" "),
	},
	{ what: "end on the link", most: 0.3, formOf: readEnding },
	{
		what: "have the sum",
		most: 0.15,
		formOf: ({ passages }) =>
			passages.some(({ text }) => /\d × \$[\d,]+ = \$[\d,]+ to \d+ ×/.test(text))
				? "n × low to n × high"
				: undefined,
	},
];
/** With fewer posts a share says nothing. */
const fewest = 20;

/** Finds forms that too large a share of the posts has in common; the newest post with one is named. */
export function findLikeness(posts: readonly EditedPost[]): Fault[] {
	if (posts.length < fewest) return [];
	return kinds.flatMap(({ what, most, formOf }) =>
		[...Map.groupBy(posts, formOf)].flatMap(([form, alike]): Fault[] => {
			if (!form || alike.length <= posts.length * most) return [];
			const [newest] = alike.toSorted((a, b) => b.post.date.localeCompare(a.post.date));
			if (!newest) return [];
			const message = `${alike.length} of ${posts.length} posts ${what} "${form}"; do this one another way`;
			return [{ file: newest.post.file, ...startOf(newest.tree.children[0]), message }];
		}),
	);
}

/** The words of the last link to the measure. */
function readEnding({ tree }: EditedPost): string | undefined {
	const last = listNodes(tree, "link").findLast(({ url }) => url === "/contact");
	return last && toText(last);
}
