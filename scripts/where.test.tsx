import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { data } from "../pages/location-product/+data.ts";
import { Page } from "../pages/location-product/+Page.tsx";
import { renderWithSite } from "../tests/renderWithSite.tsx";
import { findSentence, listShowing, readTexts } from "./where.ts";

const texts = readTexts();

/** Every sentence of a page of a product in a suburb, from all the files that it is made of. */
async function listSentences(): Promise<string[]> {
	const routeParams = { suburb: "bombo", product: "zip-screens" };
	const page = await data({ routeParams } as never);
	const html = renderWithSite(<Page {...page} />);
	const plain = html.replace(/<(script|svg)[^>]*>.*?<\/\1>/gs, "\n").replaceAll("&#x27;", "'");
	const blocks = plain.split(/<\/?(?!(?:a|em|strong|br)\b)[a-z][^>]*>/);
	return blocks
		.flatMap((block) => block.replace(/<[^>]*>/g, "").split(/(?<=[.?!])\s+/))
		.filter((sentence) => /^\S+(?: \S+){3,}[.?!]$/.test(sentence));
}

test("BEY-14 every sentence of a suburb's page is found, with filled-in names, quotes and folded lines", async () => {
	const sentences = await listSentences();
	expect(sentences.length).toBeGreaterThan(40);
	expect(sentences.filter((one) => findSentence(one, texts).length === 0)).toEqual([]);
	const files = sentences.map((one) => findSentence(one, texts)[0]?.file.split("/")[1]);
	const rooms = ["suburbs", "traits", "regions", "products", "notes.yaml", "location-product"];
	expect(files).toEqual(expect.arrayContaining(rooms));
});

test.each([
	["“Each screen's class belongs to its width and fixing”", "content/regions/kiama.yaml"],
	["By written quote", "components/Facts/keyFacts.ts"],
	["your street in GERROA, and the way the room", "pages/location-product/+Page.tsx"],
	[
		"Is this really true? The fabric edge is locked in its track",
		"content/products/zip-screens.mdx",
	],
])("BEY-14 %s is found in %s", (sentence, file) => {
	const [match] = findSentence(sentence, texts);
	expect(match?.file).toBe(file);
	expect(match?.line).toBeGreaterThan(1);
});

test("BEY-14 the built pages that say a template are named, whatever name they fill in", () => {
	const folder = mkdtempSync(path.join(tmpdir(), "where-"));
	mkdirSync(path.join(folder, "locations"));
	const page = (text: string) => `<title>x</title><script>a</script><main><p>${text}</p></main>`;
	writeFileSync(path.join(folder, "index.html"), page("Your street in Bomaderry"));
	for (const place of ["Bombo", "Kiama&nbsp;<b>Downs</b>"])
		writeFileSync(
			path.join(folder, `locations/${place.slice(0, 5).toLowerCase()}.html`),
			page(`Your street in ${place} and the way the room faces`),
		);
	const [match] = findSentence("Your street in Bombo and the way the room faces", texts);
	expect(match && listShowing(match, folder)).toEqual(["/locations/bombo", "/locations/kiama"]);
});
