// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { dayInSydney } from "../../scripts/content/today.ts";
import { readSubject } from "../QuoteLink/subject.ts";
import { readList } from "../Windows/windowList.ts";
import { SunTable } from "./SunTable.tsx";
import { SunTool } from "./SunTool.tsx";

const suburbs = [
	{
		region: "Kiama",
		suburbs: [
			{ name: "Kiama", slug: "kiama", postcode: "2533", lat: -34.67, lng: 150.85 },
			{ name: "Far north", slug: "far", postcode: "4875", lat: -10, lng: 142 },
		],
	},
];
const middle = { lat: -34.5, lng: 150.7 };

const open = (query = "") => {
	history.replaceState(null, "", `/sun${query}`);
	render(<SunTool suburbs={suburbs} middle={middle} awningReach={3} made="2020-11-26" />);
};

const hour = () => screen.getByRole("slider", { name: "Hour" });
const side = (name: string) => screen.getByRole("radio", { name });

test("side, hour and eave decide how far the sun comes in, what each shade does, and the address", async () => {
	open();
	const words = screen.getAllByText(/^The sun reaches \d\.\d m into the room\.$/);
	const key = screen.getByText("Up to 1 m into the room").closest("ul");
	// Heard once, and the key not at all: nobody hears the drawing's colours.
	const hidden = [...words, key].map((part) => part?.getAttribute("aria-hidden"));
	expect(hidden).toEqual(["true", null, "true"]);
	await userEvent.click(side("north"));
	fireEvent.input(hour(), { target: { value: "780" } });
	expect(hour().getAttribute("aria-valuetext")).toBe("1:00 pm");
	fireEvent.input(screen.getByRole("slider", { name: /^Eave/ }), { target: { value: "0.6" } });
	const set = [...document.querySelectorAll("output[aria-live=off]")];
	expect(set.map((output) => output.textContent)).toEqual(["1:00 pm", "0.6 m", "1.2 m", "0.9 m"]);
	expect(screen.getByText("The eave keeps the sun off all of the glass.")).toBeTruthy();
	expect(screen.getByText("Nothing has to be shut.")).toBeTruthy();
	await expect.poll(() => location.search).toBe("?facing=N&hour=780&eave=0.6");
	fireEvent.input(hour(), { target: { value: "1050" } });
	await userEvent.click(side("west"));
	expect(screen.getByRole("link", { name: "Screen" })).toBeTruthy();
	expect(screen.getByText("12pm")).toBeTruthy();
});

test("a shared address is shown, in the year that it is and not that of the build, goes into the enquiry with its place, and its side on the list of windows", async () => {
	open("?suburb=kiama&facing=NE&day=06-21&hour=600&height=2.1&sill=low&eave=9");
	expect(side("north-east")).toHaveProperty("checked", true);
	const link = screen.getByRole("link", { name: "Put this in my enquiry" });
	const [year] = dayInSydney().split("-");
	expect(readSubject(link.getAttribute("href")?.split("#")[1] ?? "")).toEqual({
		message: expect.stringMatching(
			`^A window facing north-east at Kiama: glass 2\\.1 m high, .* 0\\.9 m .* eave 3 m\\. At 10:00 am on June 21, ${year}: The sun `,
		),
		city: "Kiama",
		state: "NSW",
		postcode: "2533",
	});
	await userEvent.click(screen.getByRole("link", { name: "Add to your windows" }));
	expect(readList().windows.at(-1)?.facing).toBe("NE");
});

test("the sun is that of the suburb: at noon in December it is south of one in the far north", async () => {
	open("?facing=N&hour=780");
	const year = () => screen.getByRole("region", { name: "When it comes and goes" }).textContent;
	const ofMiddle = year();
	expect(screen.getAllByText("The eave keeps the sun off all of the glass.").length).toBe(1);
	await userEvent.selectOptions(screen.getByRole("combobox", { name: /^Suburb/ }), "Far north");
	expect(screen.getAllByText("There is no direct sun on this window.").length).toBe(1);
	expect(year()).not.toBe(ofMiddle);
});

test("without script a row for each of eight sides says when there is sun on four days", () => {
	const words = { N: "n", NE: "ne", E: "e", SE: "se", S: "s", SW: "sw", W: "w", NW: "nw" };
	render(<SunTable middle={middle} words={words} />);
	expect(screen.getAllByRole("row")).toHaveLength(9);
	const row = (name: RegExp) => screen.getByRole("row", { name }).textContent;
	expect(row(/^south (?!-)/)).toMatch(/^south5:50\xa0am.*m, and .*8:00\xa0pm(No direct sun){3}s$/);
	expect(row(/^west/)).toMatch(/^west(\d.*\spm\sto .*){4}w$/);
	// On a phone the heads of the columns are gone.
	const [, ...heads] = screen.getAllByRole("columnheader").map((head) => head.textContent);
	const cells = screen.getAllByRole("cell").slice(0, 4);
	expect(cells.map((cell) => cell.dataset.name)).toEqual(heads.slice(0, 4));
});
