// @vitest-environment jsdom

import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { readPictures } from "../../scripts/content/pictures/encoded.ts";
import { readSubject } from "../QuoteLink/subject.ts";
import { keepText } from "../Windows/keptText.ts";
import { readList } from "../Windows/windowList.ts";
import { Chooser } from "./Chooser.tsx";
import { listChooser } from "./chooserAnswers.ts";

const data = listChooser(getContent(), readPictures(getContent()));
const kiama = { name: "Kiama", slug: "kiama", postcode: "2533" };

const open = (query = "") => {
	history.replaceState(null, "", `/which-product${query}`);
	render(<Chooser data={data} suburbs={[{ name: "Kiama", suburbs: [kiama] }]} />);
};
beforeEach(() => keepText(""));
beforeEach(() => history.replaceState(null, "", "/"));
afterEach(cleanup);

const answers = () =>
	screen.queryAllByRole("heading", { level: 3 }).map((element) => element.textContent);
const said = () => screen.getAllByRole("status")[0]?.textContent;
const choose = (name: string | RegExp) => userEvent.click(screen.getByRole("radio", { name }));

test("the trouble brings the answers, the best first, and the other questions move them", async () => {
	open();
	expect(said()).toMatch(/^Choose what troubles you most/);
	await choose("Bedroom");
	expect(answers()).toEqual([]);
	expect(screen.queryByRole("link", { name: "Put this in my enquiry" })).toBeNull();
	await choose("It gets hot");
	await choose("West");
	await choose("Yes, outside is possible");
	expect(answers()).toEqual(["Roller Shutters", "Zip Screens", "Plantation Shutters"]);
	expect(said()).toBe("The best first: Roller Shutters; Zip Screens; Plantation Shutters.");
	expect(screen.getByText(/^Nothing over a bedroom window/)).toBeTruthy();
	expect(location.search).toBe("?room=bedroom&trouble=heat&facing=west&side=outside");
	const comparison = screen.getByRole("link", { name: "Compare them" }).getAttribute("href");
	expect(comparison).toBe("/compare?products=roller-shutters,zip-screens,plantation-shutters");
});

test("a shared address brings its answers, the product's page in the suburb, and all of it into the enquiry", () => {
	open("?trouble=weather&room=patio&suburb=kiama&side=nowhere");
	expect(answers()[0]).toBe("Zip Screens");
	const place = screen.getByRole("link", { name: "Zip Screens in Kiama" });
	expect(place.getAttribute("href")).toBe("/locations/kiama/zip-screens");
	const link = screen.getByRole("link", { name: "Put this in my enquiry" });
	expect(readSubject(link.getAttribute("href")?.split("#")[1] ?? "")).toMatchObject({
		message: expect.stringMatching(
			/^Where is the window\? Patio, deck or balcony\. What troubles you most\? .*Your page suggests: Zip Screens;/,
		),
		interests: expect.arrayContaining(["Zip Screens"]),
		city: "Kiama",
		state: "NSW",
		postcode: "2533",
	});
});

test("where nothing of ours fits, somebody else is named, and nothing is compared", () => {
	open("?trouble=glare&room=patio&side=inside");
	expect(answers()).toEqual(["Ask us, and ask somebody else"]);
	expect(said()).toBe("");
	expect(screen.queryByRole("link", { name: "Compare them" })).toBeNull();
});

test("in a bathroom a shutter is of polymer, with its price and picture, and cloth and timber say their limit", async () => {
	open("?trouble=day&room=bathroom");
	expect(answers()).toEqual([
		"Plantation Shutters in polymer",
		"Venetian Blinds in aluminium or timber-look",
		"Light-filtering roller blind",
	]);
	expect(screen.getByText("Guide price per m²: $300 to $500")).toBeTruthy();
	await userEvent.click(screen.getByRole("link", { name: /^Add to your windows/ }));
	expect(readList().windows).toMatchObject([
		{
			room: "Bathroom or laundry",
			choice: "plantation-shutters price-shutter-polymer",
			facing: "",
		},
	]);
	const pictures = screen
		.getAllByRole("presentation")
		.map((element) => element.getAttribute("src"));
	expect(pictures[0]).toMatch(/plantation-shutters-bathroom/);
	expect(screen.getByText(/Timber blades belong in a drier room\.$/)).toBeTruthy();
	expect(screen.getByText(/Cloth holds steam/)).toBeTruthy();
	await choose("Living or dining");
	expect(answers()).toContain("Plantation Shutters");
	expect(screen.queryByText(/Cloth holds steam/)).toBeNull();
});
