import path from "node:path";
import mdx from "@mdx-js/rollup";
import type { Plugin } from "vite";
import { decodeText } from "../encoding.ts";
import { ContentError, type Fault } from "../faults.ts";
import { splitFrontmatter } from "../frontmatter.ts";
import { readBody } from "./check.ts";
import { type Compiled, keepCompiled } from "./compiled.ts";
import { mdxOptions } from "./options.ts";

/**
 * Vite plugin: compiles MDX files. When one cannot be compiled, the error is what `npm run check:content` says
 * of it, all of it, and not the compiler's own words.
 */
export function compileMdx(): Plugin {
	const compiler = mdx(mdxOptions);
	const transform = compiler.transform as (
		code: string,
		id: string,
	) => Promise<Compiled | undefined>;
	let mode = "";
	return {
		...(compiler as Plugin),
		name: "compile-mdx",
		enforce: "pre",
		configResolved(config) {
			mode = config.mode;
		},
		async transform(code, id) {
			if (!/\.mdx(\?|$)/.test(id)) return;
			const text = decodeText(Buffer.from(code));
			const name = path.relative(process.cwd(), id);
			try {
				const compile = () => transform.call(this, text, id);
				const { code, map } = (await keepCompiled({ text, name, mode }, compile)) ?? {};
				return code === undefined ? undefined : ({ code, map } as never);
			} catch (error) {
				throw explain(text, id, error);
			}
		},
	};
}

function explain(text: string, id: string, error: unknown): unknown {
	const file = path.relative(process.cwd(), id.replace(/\?.*$/, ""));
	const faults: Fault[] = readBody(splitFrontmatter(text).body).refusals.map((refusal) => ({
		file,
		...refusal,
	}));
	const [first] = faults;
	return first ? Object.assign(new ContentError(faults), { id, loc: first, stack: "" }) : error;
}
