import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AuthorBox } from "./AuthorBox.tsx";

test.each([
	["Coast & Highlands", "highlands.svg"],
	["Kim Coast", "coast.svg"],
])("PST-10 Q11 the portrait goes by the author's name: %s has %s", (author, file) => {
	expect(renderToStaticMarkup(<AuthorBox author={author} />)).toContain(
		`<img src="/portraits/${file}" alt=""`,
	);
});
