import { expect, test } from "vitest";
import type { SuburbGroup } from "../components/Sun/SuburbSelect.tsx";
import { getContent } from "../scripts/content/collections.ts";
import { texts } from "./everyPage.ts";
import { mainText, readPage } from "./html.ts";

const { chooser, facts, suburbs, prices } = getContent();

test("without script the chooser's page gives every answer in words under its trouble, with its reason and its catch", () => {
	const lists = readPage("/which-product").querySelectorAll("main details");
	for (const [trouble, name] of Object.entries(chooser.questions.trouble.answers)) {
		const told = lists.find((list) => texts(list, "summary")[0] === name);
		for (const { why, catch: snag } of chooser.advice[trouble] ?? [])
			expect(texts(told, "p")).toEqual(expect.arrayContaining([why, `The catch: ${snag}`]));
	}
});

test("without script the page of the sun offers every suburb with homes, and claims no warmth or money", () => {
	const text = mainText(readPage("/sun"));
	const props = readPage("/sun").querySelector("[data-island=SunTool]")?.getAttribute("data-props");
	const { suburbs: groups }: { suburbs: SuburbGroup[] } = JSON.parse(props ?? "");
	expect(suburbs.filter(({ homes }) => homes !== "none")).toMatchObject(
		groups.flatMap(({ region, suburbs }) => suburbs.map((suburb) => ({ region, ...suburb }))),
	);
	const reach = facts.find(({ id }) => id === "spec-awning-projection")?.value;
	expect(props).toContain(`"awningReach":${reach},`);
	expect(props).toMatch(/"middle":\{"lat":-34\.[4-6]\d*,"lng":150\.[6-9]/);
	expect(text).not.toMatch(/°C|\$\d/);
});

test("BEY-19 without script the page on measuring has three drawings, what a difference means, and a sheet of eight lines", () => {
	const page = readPage("/measure");
	const drawings = page.querySelectorAll("main figure svg");
	expect(new Set(drawings.map(({ innerHTML }) => innerHTML)).size).toBe(3);
	const text = mainText(page);
	for (const words of ["Up to 5 mm counts", "Over 5 mm, up to 10 mm:", "Over 10 mm:"])
		expect(text).toContain(words);
	const [head, ...lines] = page.querySelectorAll("#sheet tr");
	expect(head?.querySelectorAll("th")).toHaveLength(12);
	const cells = lines.map((line) => line.querySelectorAll("th, td").length);
	expect(cells, "the last for whose they are").toEqual([...Array(8).fill(12), 2]);
});

test("BEY-05 the price guide says what moves and shapes each price", () => {
	const page = readPage("/price-guide");
	for (const { moves, notes = [], price, shape = [] } of prices.products) {
		const said = [...moves, ...notes, ...(price ? [] : shape)];
		expect(texts(page, "li li")).toEqual(expect.arrayContaining(said));
	}
});
