// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { readSubject } from "../QuoteLink/subject.ts";
import { readList } from "../Windows/windowList.ts";
import { SunTool } from "./SunTool.tsx";
import { dayChoices, readState } from "./sunState.ts";

const kiama = { name: "Kiama", slug: "kiama", postcode: "2533", lat: -34.67, lng: 150.85 };
const middle = { lat: -34.5, lng: 150.7 };

const open = (query = "") => {
	history.replaceState(null, "", `/sun${query}`);
	render(
		<SunTool
			suburbs={[{ region: "Kiama", suburbs: [kiama] }]}
			middle={middle}
			awningReach={3}
			made="2026-11-26"
		/>,
	);
};
afterEach(cleanup);

const hour = () => screen.getByRole("slider", { name: "Hour" });
const side = (name: string) => screen.getByRole("radio", { name });

test("side, hour and eave decide how far the sun comes in, what each shade does, and the address", async () => {
	open();
	expect(screen.getAllByText(/^The sun reaches \d\.\d m into the room\.$/)).toHaveLength(2);
	await userEvent.click(side("north"));
	fireEvent.input(hour(), { target: { value: "780" } });
	expect(hour().getAttribute("aria-valuetext")).toBe("1:00 pm");
	fireEvent.input(screen.getByRole("slider", { name: /^Eave/ }), { target: { value: "0.6" } });
	expect(screen.getByText("The eave keeps the sun off all of the glass.")).toBeTruthy();
	expect(screen.getByText("Nothing has to be shut.")).toBeTruthy();
	expect(location.search).toBe("?facing=N&hour=780&eave=0.6");
	fireEvent.input(hour(), { target: { value: "1050" } });
	await userEvent.click(side("west"));
	expect(screen.getByRole("link", { name: "Screen" })).toBeTruthy();
});

test("a shared address is shown, goes into the enquiry with its place, and its side on the list of windows", async () => {
	open("?suburb=kiama&facing=NE&day=06-21&hour=600&height=2.1&eave=9");
	expect(side("north-east")).toHaveProperty("checked", true);
	const link = screen.getByRole("link", { name: "Put this in my enquiry" });
	expect(readSubject(link.getAttribute("href")?.split("#")[1] ?? "")).toEqual({
		message: expect.stringMatching(
			/^A window facing north-east at Kiama: glass 2\.1 m high, .* eave 3 m\. At 10:00 am on \d{4}-06-21: The sun /,
		),
		city: "Kiama",
		state: "NSW",
		postcode: "2533",
	});
	await userEvent.click(screen.getByRole("link", { name: "Add to your windows" }));
	expect(readList().windows.at(-1)?.facing).toBe("NE");
});

test("there is a day in each of the twelve months, and what an address makes up is passed over", () => {
	expect(dayChoices.map(({ id }) => id)).toEqual([
		...["01-21", "02-21", "03-20", "04-21", "05-21", "06-21"],
		...["07-21", "08-21", "09-23", "10-21", "11-21", "12-22"],
	]);
	expect(dayChoices[0]?.name).toBe("21 January");
	expect(readState({ day: "today" }, "2026-11-26").day).toBe("2026-11-26");
	expect(readState({ facing: "up", eave: "much", sill: "-4" }, "2026-11-26").glazing).toEqual({
		facing: "W",
		eave: 0.5,
		height: 1.2,
		sill: 0,
	});
});
