import { startOf } from "../position.ts";
import type { Rule } from "./reading/rule.ts";

const wordsPerTable = 400;

/** Tables are for comparing and looking up: at most one for every 400 words. */
export const checkTables: Rule = ({ tree, words }) => {
	const tables = tree.children.filter(({ type }) => type === "table");
	const most = Math.max(1, Math.floor(words / wordsPerTable));
	const message = `${tables.length} tables in ${words} words; say some of it in sentences, ${most} may stay`;
	return tables.slice(most).map((table) => ({ ...startOf(table), message }));
};
