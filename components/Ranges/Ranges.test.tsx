// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { rangeSchema } from "../../scripts/content/schemas/lists.ts";
import { closeStorage } from "../../tests/closedStorage.ts";
import { keepText } from "../Windows/keptText.ts";
import { readAddress } from "../Windows/listAddress.ts";
import { readList } from "../Windows/windowList.ts";
import { Ranges } from "./Ranges.tsx";
import { Samples } from "./Samples.tsx";

const made = {
	name: "Coastal mesh",
	about: "Mesh for the coast, in two colours",
	products: ["zip-screens"],
	swatches: [{ name: "Dune", colour: "#c8b99a" }, { name: "Reef" }],
};
const { ranges } = getContent();

beforeEach(() => keepText(""));

const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });

test("BEY-21 as shipped there are families alone, called so; a product's first range takes their place, and without either nothing is shown", () => {
	expect(ranges.map(({ family }) => family)).toEqual([true, true, true]);
	const families = renderToStaticMarkup(<Ranges ranges={ranges} />);
	expect(families).toMatch(/Families to talk about.*no range of ours/);
	for (const name of ["Off-white", "Timber tone", "Stone", "Blockout"])
		expect(families).toContain(`>${name}</label>`);
	const range = rangeSchema.parse(made);
	const shown = renderToStaticMarkup(<Ranges ranges={[...ranges, range]} />);
	for (const words of ['fill="#c8b99a"', `<legend>${made.about}<`]) expect(shown).toContain(words);
	expect(shown).not.toMatch(/Families to talk about|no range of ours|Timber tone/);
	expect(renderToStaticMarkup(<Ranges ranges={[]} />)).toBe("");
});

test("BEY-21 up to five samples are put on the list and taken out of it, whatever page they are from", async () => {
	render(<Samples ranges={ranges} />);
	for (const name of ["Off-white", "Timber tone", "Stone", "Blockout", "Grey"])
		await userEvent.click(box(name));
	expect(readList().samples).toEqual([
		"Shutters: off-white",
		"Shutters: timber tone",
		"Cloth: stone",
		"Light: blockout",
		"Cloth: grey",
	]);
	expect(box("Sunscreen").disabled).toBe(true);
	expect(screen.getByRole("status").textContent).toMatch(/^Bring these: .*Five are the most/);
	await userEvent.click(box("Stone"));
	expect(box("Sunscreen").disabled).toBe(false);
	cleanup();
	render(<Samples ranges={ranges} />);
	expect(screen.getAllByRole("checkbox", { checked: true })).toHaveLength(4);
	closeStorage("setItem");
	await userEvent.click(box("Stone"));
	const link = screen.getByRole<HTMLAnchorElement>("link", { name: "See your list" });
	expect(readAddress(link.hash)?.list.samples).toHaveLength(5);
});

test("BEY-21 swatches ticked before the script came are brought, the first five of them", () => {
	const container = document.body.appendChild(document.createElement("div"));
	const samples = <Samples ranges={ranges} />;
	container.innerHTML = renderToString(samples);
	const boxes = screen.getAllByRole<HTMLInputElement>("checkbox");
	expect(boxes.length).toBeGreaterThan(6);
	for (const box of boxes.slice(0, 6)) box.checked = true;
	render(samples, { container, hydrate: true });
	expect(readList().samples).toEqual(boxes.slice(0, 5).map(({ value }) => value));
	expect(boxes.filter(({ checked }) => checked)).toHaveLength(5);
});

test("BEY-21 a colour in words is asked for as a figure", () => {
	const { error } = rangeSchema.safeParse({
		...made,
		swatches: [{ name: "Dune", colour: "sand" }],
	});
	expect(error?.issues[0]?.message).toContain("write the colour as #c8b99a");
});
