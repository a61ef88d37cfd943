import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { JsonScript } from "./JsonScript.tsx";

test("a text with an end tag neither ends the script nor changes", () => {
	const data = { name: "</script><script>alert(1)</script>" };
	const html = renderToStaticMarkup(<JsonScript type="application/json" data={data} />);
	const [, json = ""] = /^<script type="application\/json">([^<]*)<\/script>$/.exec(html) ?? [];
	expect(JSON.parse(json)).toEqual(data);
});
