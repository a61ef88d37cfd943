// @vitest-environment jsdom

import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { bindUnits } from "../../scripts/content/format.ts";
import { closeStorage } from "../../tests/closedStorage.ts";
import { getQuotedContent } from "../../tests/quotedContent.ts";
import { readSubject } from "../QuoteLink/subject.ts";
import { keepText } from "../Windows/keptText.ts";
import { readAddress } from "../Windows/listAddress.ts";
import { readList } from "../Windows/windowList.ts";
import { PriceGuide } from "./PriceGuide.tsx";
import { listPrices } from "./prices.ts";

beforeEach(() => {
	keepText("");
	// Of another tool on the page, and of a product that we do not have.
	history.replaceState(null, "", "/price-guide?length=72&choice=carpets#guide");
});

const user = userEvent.setup();
const answer = () => screen.getByRole("region", { name: "Guide price" });
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const choose = (name: string) => user.selectOptions(screen.getByLabelText("Product"), name);
const press = (name: string) => user.click(screen.getByRole("button", { name }));
const open = () => render(<PriceGuide data={listPrices(getQuotedContent())} />);

test("BEY-05 a worked example stands there first, then the visitor's own window with the sum", async () => {
	open();
	expect(screen.queryByRole("option", { name: "Not chosen yet" })).toBeNull();
	expect(answer().textContent).toMatch(/for example\$648 to \$1,080.*The range includes GST/);
	const said = () => screen.getAllByRole("status").map((status) => status.textContent?.trim());
	expect(said()).toEqual(["", ""]);
	await choose("Plantation Shutters: Basswood");
	await user.type(field("Height"), "1.2 m");
	await user.type(field("Width"), "1800");
	const sum = ["1.8 m × 1.2 m = 2.16 m²", "2.16 m² × $600 to $900 = $1,296 to $1,944"];
	expect(answer().textContent).toContain(`$1,296 to $1,944${sum.map(bindUnits).join("")}`);
	await user.clear(field("How many"));
	await user.type(field("How many"), "3");
	expect(answer().textContent).toContain("$3,888 to $5,832");
	expect(await screen.findByText(/^Plantation Shutters: Basswood: \$3,888/)).toBeTruthy();
	await user.clear(field("Width"));
	await user.type(field("Width"), "0.8");
	expect(answer().textContent).not.toContain("is a lot for one panel");
	await user.type(field("Width"), "01");
	expect(answer().textContent).toMatch(/801\smm wide is a lot for one panel/);
	await expect.poll(() => location.href).toMatch(/\?length=72&.*width=0\.801.*#guide$/);
});

test("BEY-05 every product asks for its size, also where it changes no figure; a roof has a depth, and what moves a quoted price is open", async () => {
	open();
	await choose("Veri Shades");
	expect(answer().textContent).toContain("Veri Shades, per window, any size");
	await user.type(field("Width"), "1.2");
	await user.type(field("How many"), "2");
	await choose("Louvered Roof Systems: Compact louvred roof");
	expect(field("Depth").value).toBe("");
	expect(answer().textContent).toMatch(/Compact louvred roof, 12 roofsabout.*two bands overlap/);
	await choose("Roller Blinds");
	expect(answer().textContent).toContain("By written quote");
	expect(answer().querySelector("details")?.open).toBe(true);
	const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Put this in my enquiry" });
	expect(readAddress(link.hash)).toMatchObject({
		isAdded: true,
		list: { windows: [{ choice: "roller-blinds", width: 1200 }] },
	});
	expect(readSubject(link.hash)).toEqual({ interests: ["Roller Blinds"] });
});

test("BEY-05 impossible and missing sizes get a sentence at their field, said aloud, and mending takes it away", async () => {
	open();
	await press("Work it out");
	expect(document.activeElement).toBe(field("Width"));
	for (const side of ["width", "height"])
		expect(screen.getByText(`Write the ${side}, such as 1800 mm or 1.8 m.`)).toBeTruthy();
	await user.type(field("Width"), "1800");
	await expect.poll(() => field("Width").getAttribute("aria-invalid")).toBeNull();
	await user.type(field("Width"), "{Backspace}{Enter}");
	const [said] = screen.getAllByRole("alert");
	expect(said?.textContent).toMatch(/Write 1\.8 for 180 cm/);
	expect(field("Width").getAttribute("aria-describedby")).toBe("p-width-hint p-width-error");
	const link = screen.getByRole("link", { name: "Put this in my enquiry" });
	let left = true;
	link.addEventListener("click", (event) => setTimeout(() => (left = !event.defaultPrevented)));
	await user.click(link);
	expect(document.activeElement).toBe(field("Width"));
	await expect.poll(() => left).toBe(false);
	await user.clear(field("Width"));
	await expect.poll(() => screen.queryByText(/^Write the/)).toBeNull();
});

test("BEY-05 the window is added to the list as far as it is known, once by a double click; a figure that cannot be used is mended first; a browser that keeps nothing takes the list along", async () => {
	open();
	await choose("Roller Blinds");
	await user.type(field(/Room/), "Kitchen");
	await user.type(field("Width"), "1.8");
	await user.type(field("Height"), "wide");
	const add = screen.getByRole("link", { name: "Add to your windows" });
	await user.click(add);
	expect(document.activeElement).toBe(field("Height"));
	expect(readList().windows).toEqual([]);
	await user.clear(field("Height"));
	await user.dblClick(add);
	expect(screen.getByText(/^Added. Your list has one window now/)).toBeTruthy();
	expect(readList().windows).toMatchObject([
		{ choice: "roller-blinds", room: "Kitchen", width: 1800, quantity: 1 },
	]);
	await user.type(field(/Room/), " 2");
	expect(screen.queryByText(/^Added/), "the other is not on it yet").toBeNull();
	closeStorage("setItem");
	await user.click(add);
	const see = screen.getByRole<HTMLAnchorElement>("link", { name: "See your windows" });
	expect(readAddress(see.hash)?.list.windows).toHaveLength(2);
	await user.type(field("Height"), "wide");
	await user.click(add);
	expect(screen.queryByText(/^Added/)).toBeNull();
});
