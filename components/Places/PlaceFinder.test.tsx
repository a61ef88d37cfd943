// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { PlaceFinder } from "./PlaceFinder.tsx";

afterEach(cleanup);

const choose = (field: string, choice: string) =>
	userEvent.selectOptions(screen.getByRole("combobox", { name: field }), choice);
const details = () => screen.queryByRole("link", { name: "View Details" })?.getAttribute("href");

test("LOC-02 LOC-03 LOC-04 LOC-05 there is no link before both are chosen, it follows a change, and goes with a choice", async () => {
	render(
		<PlaceFinder
			regions={["Kiama", "Shellharbour"].map((name) => ({ name, slug: name.toLowerCase() }))}
			products={[{ name: "Awnings", slug: "awnings" }]}
		/>,
	);
	await choose("Region", "Kiama");
	expect(screen.queryByRole("link")).toBeNull();
	await choose("Product", "Awnings");
	expect(details()).toBe("/locations/region/kiama/awnings");
	await choose("Region", "Shellharbour");
	expect(details()).toBe("/locations/region/shellharbour/awnings");
	await choose("Product", "Choose a product");
	expect(screen.queryByRole("link")).toBeNull();
});
