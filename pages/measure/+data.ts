import type { Head } from "../../components/Layout/head.tsx";
import { readFigures } from "../../components/LengthCheck/lengthFigures.ts";
import { linkPosts } from "../../components/LinkList/LinkList.tsx";
import { getContent, getPost } from "../../scripts/content/collections.ts";

export type Data = ReturnType<typeof data>;

/** The ways of fitting with their drawings, and the limits for an opening out of square. */
export function data() {
	const { measure, prices } = getContent();
	const head: Head = { title: measure.title, description: measure.description, path: "/measure" };
	const [square = 0, face = 0] = readFigures("ref-square-opening");
	const check = { limits: { square, face }, sizes: prices.sizes };
	return { head, words: measure, check, posts: linkPosts(measure.posts.map(getPost)) };
}
