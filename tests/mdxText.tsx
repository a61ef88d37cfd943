import { compile, evaluate } from "@mdx-js/mdx";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import type { Text } from "../components/Article/texts.ts";
import { mdxOptions } from "../scripts/content/mdx/plugins.ts";

/** A text as Vite makes it of an MDX file; evaluate() makes no module, so what the module exports is added. */
export async function makeText(mdx: string): Promise<Text> {
	const { data } = await compile(mdx, mdxOptions);
	const made = await evaluate(mdx, { ...mdxOptions, recmaPlugins: [], ...runtime });
	return { default: made.default, sections: (data.sections ?? []) as Text["sections"] };
}

/** The HTML of a text, without the components that the site draws in a way of its own. */
export async function renderMdx(mdx: string): Promise<string> {
	const { default: Content } = await makeText(mdx);
	return renderToStaticMarkup(<Content />);
}
