import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Text } from "../../components/Article/texts.ts";
import { makeText } from "../../tests/mdxText.tsx";
import { PostText } from "./PostSections.tsx";

const draw = (post: ComponentProps<typeof PostText>["post"], text: Text) =>
	renderToStaticMarkup(<PostText post={post} text={text} />);

async function render(markdown: string): Promise<string> {
	return draw({ slug: "a" }, await makeText(markdown));
}

const sections = (count: number) =>
	Array.from({ length: count }, (_, index) => `## Part ${index + 1}\n\nText ${index + 1}.`).join(
		"\n\n",
	);

test("PST-21 the first paragraph alone is the answer", async () => {
	const html = await render("The **answer** is 70 mm.\n\nMore about it.\n\n## Part\n\nText.");
	expect(html).toContain("<p>The <strong>answer</strong> is 70\u00a0mm.</p></section>");
	expect(html.indexOf("</section>")).toBeLessThan(html.indexOf("More about it."));
	expect(html.match(/<section/g)).toHaveLength(1);
});

test("PST-21 a post may open with a scene before its answer", async () => {
	const text = await makeText("At the window.\n\nThe answer.\n\nMore.");
	const html = draw({ slug: "a", answer: 2 }, text);
	expect(html).toMatch(/<p>At the window.<\/p><section.*<p>The answer.<\/p><\/section><p>More/);
});

test("PST-03 blank lines part paragraphs", async () => {
	const html = await render("One.\n\nTwo\nstill two.\n\nThree.");
	expect(html.match(/<p>/g)).toHaveLength(3);
});

test("BEY-08 four sections or more have a contents list, fewer have none", async () => {
	expect(await render(`Answer.\n\n${sections(3)}`)).not.toContain("In this post");
	const html = await render(`Answer.\n\n${sections(4)}`);
	expect(html.match(/<a href="#part-\d">/g)).toHaveLength(4);
	expect(html.indexOf("In this post")).toBeLessThan(html.indexOf('<h2 id="part-1">'));
});

test("BEY-08 an entry of the list has the words of its heading, whatever marks they carry", async () => {
	const html = await render(`Answer.\n\n## What *it* costs & **why**\n\n${sections(4)}`);
	expect(html).toContain('<a href="#what-it-costs--why">What it costs &amp; why</a>');
	expect(html).toContain('<h2 id="what-it-costs--why">');
});

test("BEY-12 no two tables or drawings are landmarks of one name", async () => {
	const table = "| Kind | Price |\n| --- | --- |\n| Roller | $220 |";
	const html = await render(
		[
			"Answer.",
			table,
			table,
			'![Awning from the side](/figures/awning-reach.svg "Reach, fall and headroom.")',
			'![Six bushfire attack levels](/figures/bal-scale.svg "Radiant heat at the wall.")',
		].join("\n\n"),
	);
	const boxes = html.match(/<section class="tbl"[^>]*>/g);
	expect(boxes).toEqual([
		...Array(2).fill('<section class="tbl" tabindex="0" role="group" aria-label="Table">'),
		'<section class="tbl" tabindex="0" aria-label="Reach, fall and headroom.">',
		'<section class="tbl" tabindex="0" aria-label="Radiant heat at the wall.">',
	]);
});

test("a list with a page to print says so at the end of its section", async () => {
	const text = await makeText("Answer.\n\n## The list\n\n- one\n\nAfter.\n\n## Next\n\nText.");
	const html = draw({ slug: "a", checklist: "the-list" }, text);
	expect(html).toMatch(/<p>After.<\/p><p class="note"><a href="\/checklists\/a">.*<h2 id="next">/);
});
