// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { readPictures } from "../../scripts/content/pictures/encoded.ts";
import { getQuotedContent } from "../../tests/quotedContent.ts";
import { readSubject } from "../QuoteLink/subject.ts";
import { readList } from "../Windows/windowList.ts";
import { Compare } from "./Compare.tsx";
import { listCompared } from "./comparedProducts.ts";

const picture = { name: "x", hash: "1", width: 3, height: 2, position: "", alt: "" };
const products = ["Awnings", "Louvres", "Screens", "Venetians", "Zips"].map((name) => ({
	name,
	slug: name.toLowerCase(),
	picture,
}));
const lines = [{ name: "Heat", words: products.map(({ name }) => `${name} and heat`) }];

const open = (query = "") => {
	history.replaceState(null, "", `/compare${query}`);
	render(<Compare products={products} lines={lines} first={["awnings", "screens"]} />);
};
const box = (name: string) => screen.getByRole("checkbox", { name });
const shown = () =>
	screen
		.getAllByRole("columnheader")
		.filter((head) => head.dataset.later === undefined)
		.map(({ textContent }) => textContent);
const said = () => screen.getAllByRole("status")[0]?.textContent;

test("three are compared; another can be chosen once one of them is taken out", async () => {
	open();
	expect(shown()).toEqual(["Awnings", "Screens"]);
	await userEvent.click(box("Zips"));
	expect(said()).toBe("Three chosen, as many as fit. Take one out to choose another.");
	await userEvent.click(box("Louvres"));
	expect(shown()).toEqual(["Awnings", "Screens", "Zips"]);
	await userEvent.click(box("Awnings"));
	await userEvent.click(box("Louvres"));
	expect(shown()).toEqual(["Louvres", "Screens", "Zips"]);
	const address = "?products=louvres&products=screens&products=zips";
	await expect.poll(() => location.search).toContain(address);
});

test("an address names what is shown, in a list as our links do; of more than three the first, and one of nothing we have changes nothing", async () => {
	open("?products=zips,venetians");
	expect(shown()).toEqual(["Venetians", "Zips"]);
	cleanup();
	open("?products=carpets");
	expect(shown()).toEqual(["Awnings", "Screens"]);
	cleanup();
	open("?products=awnings,louvres,screens,venetians");
	expect(shown()).toEqual(["Awnings", "Louvres", "Screens"]);
	expect(said()).toBe("Three are shown, as many as fit. Take one out to see another.");
	await userEvent.click(box("Awnings"));
	expect(shown()).toEqual(["Louvres", "Screens", "Venetians"]);
});

test("what is chosen goes into an enquiry and on the list of windows; with nothing chosen the line says so, an enquiry says nothing of it, and there is nothing to share", async () => {
	vi.stubGlobal("navigator", { ...navigator, clipboard: {} });
	open();
	const link = screen.getByRole("link", { name: "Put these in my enquiry" });
	expect(readSubject(link.getAttribute("href")?.split("#")[1] ?? "")).toEqual({
		message: "I am comparing Awnings and Screens.",
		interests: ["Awnings", "Screens"],
	});
	await userEvent.click(screen.getByRole("link", { name: /with Screens$/ }));
	expect(readList().windows.at(-1)?.choice).toBe("screens");
	await userEvent.click(box("Awnings"));
	expect(screen.getByRole("button")).toBeTruthy();
	await userEvent.click(box("Screens"));
	expect(screen.queryByRole("button")).toBeNull();
	expect(said()).toBe("None chosen.");
	expect(link.getAttribute("href")).toBe("/contact");
	expect(shown()).toEqual([]);
});

test("each line says of each product its own words, its price and its life between them", () => {
	open();
	const cells = screen.getByRole("row", { name: /^Heat/ }).querySelectorAll("td");
	expect([...cells].map(({ textContent }) => textContent)).toEqual(lines[0]?.words);
	const all = listCompared(getQuotedContent(), readPictures(getQuotedContent()));
	const names = all.lines.map(({ name }) => name);
	expect(names.slice(-3)).toEqual(["Price", "Working life", "Where not"]);
	const { aspects, products: told } = getQuotedContent().comparison;
	for (const [aspect, name] of Object.entries(aspects))
		expect(all.lines.find((line) => line.name === name)?.words).toEqual(
			all.products.map(({ slug }) => told[slug]?.[aspect as keyof typeof aspects]),
		);
	const [prices, lives] = all.lines.slice(-3).map(({ words }) => words);
	expect(prices?.[0]).toBe("$300 to $900 per m²");
	expect(prices).toContainEqual(expect.stringMatching(/^By written quote; width/));
	expect(lives).toContain("Typically 15 to 30 years");
	expect(lives).toContain("No figure; the quote states the warranty.");
});
