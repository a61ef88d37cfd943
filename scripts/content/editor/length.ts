import { startOf } from "../position.ts";
import { atStart, type Rule } from "./post.ts";

const least = 450;
const most = 1800;
const wordsPerTable = 400;

/** A post has 450 to 1,800 words: as long as the answer needs. */
export const checkLength: Rule = (post) => {
	const { words } = post;
	if (words < least) return [atStart(post, `${words} words; write ${least} at least`)];
	if (words <= most) return [];
	return [atStart(post, `${words} words; cut to ${most.toLocaleString("en-AU")}`)];
};

/** Tables are for comparing and looking up: at most one for every 400 words. */
export const checkTables: Rule = ({ tree, words }) => {
	const tables = tree.children.filter(({ type }) => type === "table");
	const allowed = Math.max(1, Math.floor(words / wordsPerTable));
	const message = `${tables.length} tables in ${words} words; say some of it in sentences, ${allowed} may stay`;
	return tables.slice(allowed).map((table) => ({ ...startOf(table), message }));
};
