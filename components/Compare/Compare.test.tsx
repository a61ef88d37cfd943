// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Compare } from "./Compare.tsx";

const picture = { name: "x", hash: "1", width: 3, height: 2, color: "#fff", position: "", alt: "" };
const products = ["Awnings", "Louvres", "Screens", "Venetians", "Zips"].map((name) => ({
	name,
	slug: name.toLowerCase(),
	picture,
}));
const lines = [{ name: "Heat", words: products.map(({ name }) => `${name} and heat`) }];

beforeEach(() => history.replaceState(null, "", "/compare"));
afterEach(cleanup);

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

test("three fit; a fourth is chosen once one of them is taken out", async () => {
	open();
	expect(shown()).toEqual(["Awnings", "Screens"]);
	await userEvent.click(box("Zips"));
	expect(said()).toBe("Three chosen. Take one out to choose another.");
	expect(box("Louvres")).toHaveProperty("disabled", true);
	await userEvent.click(box("Awnings"));
	await userEvent.click(box("Louvres"));
	expect(shown()).toEqual(["Louvres", "Screens", "Zips"]);
	expect(new URLSearchParams(location.search).getAll("products")).toEqual([
		"louvres",
		"screens",
		"zips",
	]);
});

test("of more than three in an address the first are shown, and the others named until there is room", async () => {
	open("?products=awnings,louvres,screens,zips");
	expect(shown()).toEqual(["Awnings", "Louvres", "Screens"]);
	expect(said()).toBe("Three chosen. There is no room for Zips. Take one out to choose another.");
	await userEvent.click(box("Louvres"));
	expect(shown()).toEqual(["Awnings", "Screens", "Zips"]);
});

test("an address names what is shown, in a list as older links do; one of nothing we have changes nothing", () => {
	open("?products=zips,venetians");
	expect(shown()).toEqual(["Venetians", "Zips"]);
	cleanup();
	open("?products=carpets");
	expect(shown()).toEqual(["Awnings", "Screens"]);
});

test("with nothing chosen the line says so", async () => {
	open();
	await userEvent.click(box("Awnings"));
	await userEvent.click(box("Screens"));
	expect(said()).toBe("None chosen. ");
	expect(shown()).toEqual([]);
});
