import { parseYaml } from "../scripts/content/yaml/yaml.ts";

/** Returns `line:column  key: sentence` for each fault in a YAML text. */
export function adviseText(text: string): string[] {
	return parseYaml(text).faults.map(({ offset, key, message }) => {
		const above = text.slice(0, offset).split("\n");
		const place = `${above.length}:${(above.at(-1) ?? "").length + 1}`;
		return `${place}  ${key ? `${key}: ` : ""}${message}`;
	});
}
