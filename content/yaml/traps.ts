import { type Document, visit } from "yaml";
import type { YamlFault } from "./yaml.ts";

/** Plain values that YAML reads differently from what their author sees: cut at ` #`, or with a list item run in. */
export function findTraps(document: Document, text: string): YamlFault[] {
	const faults: YamlFault[] = [];
	if (!/[ \t]#|\n *-[ \t]*\S/.test(text)) return faults;
	visit(document, {
		Scalar(key, node) {
			if (key === "key" || !node.range || node.type !== "PLAIN") return;
			const [from, to] = node.range;
			const comment = /^[ \t]+#/.exec(text.slice(to))?.[0];
			if (comment) {
				const message = 'everything after " #" is dropped; put the whole value in double quotes';
				faults.push({ offset: to + comment.length - 1, message });
			}
			const item = /\n *-(?<gap>[ \t]*)\S/.exec(text.slice(from, to));
			if (item) {
				const spaced = item.groups?.gap ? "" : ", with a space after the -";
				faults.push({
					offset: from + item[0].indexOf("-") + item.index,
					message: `line the item up with the one above${spaced}`,
				});
			}
		},
	});
	return faults;
}
