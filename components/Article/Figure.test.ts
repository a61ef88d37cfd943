import { expect, test } from "vitest";
import { prepare } from "./Figure.tsx";

test.each([
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" role="img"><title>x</title><path d="M0 0"/></svg>',
	'<svg viewBox="0 0 9 9" role="img" xmlns="http://www.w3.org/2000/svg"><title>x</title><path d="M0 0"/></svg>',
])("a drawing is named by the alt text, in whatever order its attributes stand: %s", (svg) => {
	const html = prepare(svg, `"Wide" & high: $' more`);
	expect(html).toContain(`aria-label="&quot;Wide&quot; &amp; high: $' more"`);
	expect(html).toContain('viewBox="0 0 9 9" role="img"');
	expect(html).not.toMatch(/xmlns|<title>/);
});
