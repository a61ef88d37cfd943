import type { YamlFault } from "./yaml.ts";

/** Where a text is no JSON any more; what the YAML parser says about content/map.json would be about YAML. */
export function findJsonFault(text: string): YamlFault | undefined {
	try {
		JSON.parse(text);
		return undefined;
	} catch (error) {
		const [, position] = /at position (\d+)/.exec(String(error)) ?? [];
		const offset = position ? Number(position) : text.trimEnd().length - 1;
		return {
			offset,
			message: "a comma, quote or bracket is missing or too many here, or just before",
		};
	}
}
