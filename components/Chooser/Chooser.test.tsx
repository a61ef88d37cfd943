// @vitest-environment jsdom

import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { readPictures } from "../../scripts/content/pictures/encoded.ts";
import { listSuburbAddresses } from "../Places/suburbAddress.ts";
import { readSubject } from "../QuoteLink/subject.ts";
import { keepText } from "../Windows/keptText.ts";
import { readList } from "../Windows/windowList.ts";
import { Chooser } from "./Chooser.tsx";
import { listChooser } from "./chooserAnswers.ts";

const data = listChooser(getContent(), readPictures(getContent()));
const suburbs = listSuburbAddresses(getContent());
const fetched = vi.fn(async () => Response.json(suburbs));

const open = (query = "") => {
	history.replaceState(null, "", `/which-product${query}`);
	render(<Chooser data={data} />);
};
beforeEach(() => {
	keepText("");
	vi.stubGlobal("fetch", fetched.mockClear());
});

const answers = () =>
	screen.queryAllByRole("heading", { level: 3 }).map((element) => element.textContent);
const said = () => screen.getAllByRole("status")[0]?.textContent;
const choose = (name: string | RegExp) => userEvent.click(screen.getByRole("radio", { name }));
const field = () => screen.getByRole("combobox", { name: /^Suburb/ });
/** As one change: the address takes a hundred in ten seconds, of all tests together. */
const paste = async (suburb: string) => {
	await userEvent.tripleClick(field());
	await userEvent.paste(suburb);
};
const enquiry = () => {
	const link = screen.getByRole("link", { name: "Put this in my enquiry" });
	return readSubject(link.getAttribute("href")?.split("#")[1] ?? "");
};

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
	expect(screen.queryByText(/^In a rented home/)).toBeNull();
	const post = screen.getByRole("link", { name: "Stopping a west window from cooking the room" });
	expect(post.getAttribute("href")).toMatch(/^\/blog\/./);
	// Tests before it may have used up the changes of the address that go at once.
	await vi.waitFor(
		() => expect(location.search).toBe("?room=bedroom&trouble=heat&facing=west&side=outside"),
		5000,
	);
	const comparison = screen.getByRole("link", { name: "Compare them" }).getAttribute("href");
	expect(comparison).toBe("/compare?products=roller-shutters,zip-screens,plantation-shutters");
	expect(fetched).not.toHaveBeenCalled();
	const scrolled = vi.fn();
	HTMLElement.prototype.scrollIntoView = scrolled;
	await userEvent.click(screen.getByRole("button", { name: "Show what suits" }));
	expect(document.activeElement?.id).toBe("answers-h");
	expect(scrolled.mock.contexts).toEqual([document.activeElement]);
	for (const answer of ["Cold and draughts", "Rented"]) await choose(answer);
	expect(screen.queryByText(/^Nothing over a bedroom window/)).toBeNull();
	expect(screen.getByText(/^In a rented home/)).toBeTruthy();
});

test("a shared address brings its answers, the product's page in the suburb, and all of it into the enquiry", async () => {
	open("?trouble=weather&room=patio&suburb=mount-ousley&side=nowhere");
	expect(answers()[0]).toBe("Zip Screens");
	const place = await screen.findByRole("link", { name: "Zip Screens in Mount Ousley" });
	expect(place.getAttribute("href")).toBe("/locations/mount-ousley/zip-screens");
	await userEvent.click(screen.getByRole("link", { name: /^Add to your windows/ }));
	expect(readList().windows).toMatchObject([{ choice: "zip-screens" }]);
	expect(enquiry()).toMatchObject({
		message: expect.stringMatching(
			/^Where is the window\? Patio, deck or balcony\. What troubles you most\? .*Your page suggests: Zip Screens;/,
		),
		interests: expect.arrayContaining(["Zip Screens"]),
		city: "Mount Ousley",
		state: "NSW",
		postcode: "2519",
	});
});

test("a suburb is suggested once the field is used; one that is not ours, or of two of the name, goes along as it is", async () => {
	open("?trouble=heat");
	await userEvent.click(field());
	await vi.waitFor(() =>
		expect(document.querySelectorAll("datalist option")).toHaveLength(suburbs.length),
	);
	await paste("Nowra");
	expect(enquiry()).toMatchObject({ city: "Nowra" });
	expect(enquiry()).not.toHaveProperty("postcode");
	await paste("willow vale");
	expect(enquiry()).toMatchObject({ city: "Willow Vale", state: "NSW" });
	expect(screen.queryByRole("link", { name: / in Willow/ })).toBeNull();
	expect(fetched).toHaveBeenCalledTimes(1);
});

test("where the suburbs do not come, the answers do, and what is typed goes along", async () => {
	fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
	open("?trouble=heat&suburb=Kiama");
	await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
	expect(answers()).toHaveLength(3);
	expect(enquiry()).toMatchObject({ city: "Kiama" });
	await userEvent.click(field());
	await vi.waitFor(() => expect(enquiry()).toMatchObject({ postcode: "2533" }));
});

test.each([
	["glare&side=inside", "Ask us, and ask somebody else"],
	["draught", "Zip screen in clear"],
])("on a patio, %s has one answer: %s; nothing is compared", (trouble, title) => {
	open(`?room=patio&trouble=${trouble}`);
	expect(answers()).toEqual([title]);
	expect(said()).toBe(`One answer: ${title}.`);
	expect(screen.queryByRole("link", { name: "Compare them" })).toBeNull();
});

test("in a bathroom a shutter is of polymer, with its price and picture, and cloth and timber say their limit", async () => {
	open("?trouble=day&room=bathroom&facing=west");
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
			facing: "W",
		},
	]);
	const pictures = screen
		.getAllByRole("presentation")
		.map((element) => element.getAttribute("src"));
	expect(pictures.join()).toMatch(/plantation-shutters-bathroom.*,\S+venetian\S+,\S+roller/);
	expect(screen.getByText(/\w\. Timber blades belong in a drier room\.$/)).toBeTruthy();
	expect(screen.getByText(/Cloth holds steam/)).toBeTruthy();
	await choose("Living or dining");
	expect(answers()).toContain("Plantation Shutters");
	expect(screen.queryByText(/Cloth holds steam/)).toBeNull();
});
