import type { Document } from "yaml";
import type { InternalLink } from "../mdx/links.ts";
import { findOffset, listTexts, parseYaml } from "../yaml/yaml.ts";
import type { Locator, Position } from "./position.ts";
import type { Source } from "./source.ts";

const link = /\]\(([^)\s]*)\)/g;
/** A whole value, with or without its quotes. */
const address = /^["']?([^"']*)/g;

/** Finds places, links and texts in YAML. It is parsed at the first such question; a sound site asks of few files. */
export class YamlReader implements Pick<Source, "locate" | "listLinks" | "listTexts"> {
	private readonly yaml: string;
	private readonly at: Locator;
	private document: Document | undefined;

	constructor(yaml: string, at: Locator) {
		this.yaml = yaml;
		this.at = at;
	}

	locate(path: readonly PropertyKey[], aim: "key" | "value" = "value"): Position {
		return this.at(findOffset(this.open(), path, aim));
	}

	listLinks(): InternalLink[] {
		if (!/\]\(|\bhref:/.test(this.yaml)) return [];
		return listTexts(this.open()).flatMap(({ from, to }) => {
			const pattern = /\bhref: *$/.test(this.yaml.slice(0, from)) ? address : link;
			const links = this.yaml.slice(from, to).matchAll(pattern);
			return Array.from(links, ({ 0: found, index, 1: href = "" }) => {
				return { href, ...this.at(from + index + found.indexOf(href)) };
			});
		});
	}

	listTexts() {
		return listTexts(this.open()).map(({ from, to }) => {
			return { text: this.yaml.slice(from, to), locate: (index: number) => this.at(from + index) };
		});
	}

	private open(): Document {
		this.document ??= parseYaml(this.yaml).document;
		return this.document;
	}
}
