import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Text } from "../../components/Article/texts.ts";
import { makeText } from "../../tests/mdxText.tsx";
import { PostText } from "./PostSections.tsx";

const draw = (post: ComponentProps<typeof PostText>["post"], text: Text) =>
	renderToStaticMarkup(<PostText post={post} text={text} />);

test("PST-03 PST-21 the first paragraph alone is the answer", async () => {
	const text = await makeText("The **answer** is 70 mm.\n\nMore about it.\n\n## Part\n\nText.");
	const html = draw({ slug: "a" }, text);
	expect(html).toContain("<p>The <strong>answer</strong> is 70\u00a0mm.</p></section>");
	expect(html.indexOf("</section>")).toBeLessThan(html.indexOf("More about it."));
	expect(html.match(/<section/g)).toHaveLength(1);
});

test("PST-21 a post may open with a scene before its answer; no word of a table is broken", async () => {
	const text = await makeText("At the window.\n\nThe answer.\n\nMore.\n\n|BAL|\n|-|\n|BAL-40|");
	const html = draw({ slug: "a", answer: 2 }, text);
	expect(html).toMatch(/<p>At the window.<\/p><section.*<p>The answer.<\/p><\/section><p>More/);
	expect(html).toContain('<td class="whole">BAL-40</td>');
});

test("a list with a page to print says so at the end of its section", async () => {
	const text = await makeText("Answer.\n\n## The list\n\n- one\n\nAfter.\n\n## Next\n\nText.");
	const html = draw({ slug: "a", checklist: "the-list" }, text);
	expect(html).toMatch(/<p>After.<\/p><p class="note"><a href="\/checklists\/a">.*<h2 id="next">/);
});
