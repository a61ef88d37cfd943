// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { closeStorage } from "../../tests/closedStorage.ts";
import { listPrices } from "../PriceGuide/prices.ts";
import { readSubject } from "../QuoteLink/subject.ts";
import { keepText } from "./keptText.ts";
import { listAddress, listPage, readAddress } from "./listAddress.ts";
import { addToList, changeList, type ListedWindow, readList } from "./windowList.ts";
import { YourWindows } from "./YourWindows.tsx";

const user = userEvent.setup();
const kitchen: Partial<ListedWindow> = {
	choice: "plantation-shutters price-shutter-polymer",
	room: "Kitchen",
	facing: "W",
	width: 1800,
	second: 1200,
};

beforeEach(() => keepText(""));

/** Opens the page with these on the visitor's list already. */
function open(windows: Partial<ListedWindow>[] = [], hash = "") {
	if (windows.length) addToList(windows);
	history.replaceState(null, "", `/your-windows${hash}`);
	render(<YourWindows data={listPrices(getContent())} />);
}
const entries = () =>
	screen.queryAllByRole("heading", { level: 3 }).map((element) => element.textContent);
/** Presses a button; where it goes with its press, the focus is put elsewhere. */
async function press(name: string | RegExp) {
	await user.click(screen.getByRole("button", { name }));
	await expect.poll(() => document.activeElement).not.toBe(document.body);
}
/** Presses a button and waits until another has the focus. */
async function expectFocus(pressed: string, focused: string) {
	await press(pressed);
	await expect.poll(() => document.activeElement?.getAttribute("aria-label")).toBe(focused);
}
const box = (name: string | RegExp) => screen.getByRole("textbox", { name });
const list = (name: string | RegExp) => screen.getByRole("combobox", { name });

test("BEY-20 an empty list says where to begin; a window is added, described, and kept as it is typed", async () => {
	open();
	expect(screen.getByText(/^Nothing is listed yet/)).toBeTruthy();
	expect(screen.queryByRole("link", { name: /quote/ })).toBeNull();
	await press("Add a window");
	expect(document.activeElement).toBe(list("Product"));
	const keys = ["Width", "Height", "How many"].map((name) => box(name).getAttribute("inputmode"));
	expect(keys).toEqual(["decimal", "decimal", "numeric"]);
	expect(screen.getByText("Added. Your list has one window now.")).toBeTruthy();
	await user.selectOptions(list("Product"), "Plantation Shutters: Polymer");
	// There may be more of it now.
	expect(screen.queryByText(/^Added/)).toBeNull();
	expect(box(/^Which one/), "more would be cut off").toHaveProperty("maxLength", 40);
	// A phone's keyboard puts a blank behind each word.
	await user.type(box(/^Room/), "Kitchen ");
	await user.selectOptions(list(/^Faces/), "north-west");
	await user.type(box("Width"), "1.8");
	await user.type(box("Height"), "120");
	// Told before the list is asked for without it.
	expect(await screen.findByText(/Write 1\.2 for 120 cm/)).toBeTruthy();
	await press(/^Done/);
	expect(document.activeElement).toBe(box("Height"));
	await user.type(box("Height"), "0");
	await press(/^Done/);
	expect(screen.queryByRole("textbox")).toBeNull();
	expect(entries()).toEqual(["Kitchen"]);
	expect(screen.getByRole("listitem").textContent).toContain(
		"Plantation Shutters (polymer), 1.8\u00a0m wide and 1.2\u00a0m high, faces north-west$648 to $1,080",
	);
	expect(screen.getByText("Together $648 to $1,080 including GST.")).toBeTruthy();
	expect(readList().windows).toMatchObject([{ ...kitchen, facing: "NW" }]);
});

test("BEY-20 windows are put in order, changed and taken out by buttons that keep or give back the focus, the next one not by a double click", async () => {
	open([kitchen, { room: "Bath" }, { name: "Over the stairs", quantity: 2 }]);
	expect(screen.getByRole("button", { name: "Move Kitchen up" })).toHaveProperty("disabled", true);
	await expectFocus("Move Over the stairs up", "Move Over the stairs up");
	await expectFocus("Move Kitchen down", "Move Kitchen down");
	expect(screen.getByText("Kitchen is number 2 now.")).toBeTruthy();
	expect(entries()).toEqual(["Over the stairs", "Kitchen", "Bath"]);
	await expectFocus("Move Kitchen down", "Change Kitchen");
	await press("Move Kitchen up");
	await press("Change Bath");
	expect(box(/^Room/)).toHaveProperty("value", "Bath");
	await user.type(box(/^Which one/), "left");
	await user.type(box("Width"), "900");
	await user.clear(box("Width"));
	expect(readList().windows.at(-1)).toMatchObject({ room: "Bath", name: "left", width: undefined });
	await expectFocus("Done with Bath, left", "Change Bath, left");
	expect(entries().at(-1)).toBe("Bath, left");
	await press("Take out Kitchen");
	expect(document.activeElement?.textContent).toBe("3 windows");
	fireEvent.click(screen.getByRole("button", { name: "Take out Bath, left" }), { detail: 2 });
	expect(screen.getByText("Kitchen is taken out.")).toBeTruthy();
	expect(entries()).toEqual(["Over the stairs", "Bath, left"]);
	await press("Add a window");
	expect(screen.getByRole("button", { name: "Done with Window 3" })).toBeTruthy();
});

test("BEY-20 each window shows the wall that it is in, turned from north", () => {
	open([{ facing: "N" }, { facing: "E" }, { facing: "SW" }, {}]);
	const turned = screen.getAllByRole("listitem").map((entry) => {
		const wall = entry.querySelector(".pane");
		const turn = wall?.parentElement?.getAttribute("transform")?.split(" ")[0];
		// Above the middle of the house before it is turned.
		return turn && `${turn} ${wall?.getAttribute("d")?.startsWith("M-8-9")}`;
	});
	expect(turned).toEqual(["rotate(0) true", "rotate(90) true", "rotate(225) true", undefined]);
});

test("BEY-20 a full list takes no more, and opens none of its windows for the one that was asked for", async () => {
	const more = fragment("add", { windows: [kitchen] });
	open(
		Array.from({ length: 20 }, () => kitchen),
		more,
	);
	expect(location.hash, "for when there is room").toBe(more);
	await press("Add a window");
	expect(screen.getByText(/^The list holds 20 entries/)).toBeTruthy();
	expect(readList().windows).toHaveLength(20);
	expect(screen.queryByRole("textbox")).toBeNull();
});

test("BEY-20 a window that is only looked at stays as its tool put it, and a list that was sent stays sent", async () => {
	open([{ choice: "veri-shades", width: 150, second: 2100 }]);
	changeList(() => ({ isLeftOut: true }));
	const before = readList();
	await press(/^Change/);
	expect(list("Product")).toHaveProperty("value", "veri-shades price-verishade");
	expect(readList()).toEqual({ ...before, isLeftOut: true });
	await user.type(box(/^Room/), "Hall");
	expect(readList()).toMatchObject({ isLeftOut: false, windows: [{ room: "Hall" }] });
});

/** The fragment of a link that carries these. */
const fragment = (...[how, carried]: Parameters<typeof listAddress>) =>
	listAddress(how, carried).slice(listPage.length);

test("BEY-20 what a tool's link carries is added at once, and again by a second press", () => {
	const add = (choice: string) => {
		cleanup();
		open([], fragment("add", { windows: [{ choice }] }));
		expect(location.hash).toBe("");
		return entries();
	};
	addToList([kitchen]);
	expect(add("awnings")).toEqual(["Kitchen", "Window 2"]);
	expect(add("awnings")).toHaveLength(3);
});

test("BEY-20 a shared list opens where there is none, and otherwise asks: added, in place of one's own, or left", async () => {
	const study = { windows: [{ room: "Study" }], samples: ["Cloth: stone"] };
	const hash = fragment("list", study);
	open([], hash);
	expect(entries()).toEqual(["Study", "Samples to bring"]);
	await press("Copy link");
	const said = screen.getByText("Link copied.").firstChild;
	await press("Copy link");
	expect(screen.getByText("Link copied.").firstChild, "said once more").not.toBe(said);
	const { pathname, search, hash: copied } = new URL(await navigator.clipboard.readText());
	expect([pathname, search]).toEqual([listPage, ""]);
	expect(readAddress(copied)?.list).toMatchObject(study);
	const answer = async (name: string) => {
		cleanup();
		keepText("");
		open([kitchen], hash);
		expect(entries()).toEqual(["Kitchen"]);
		await press(name);
		expect(location.hash).toBe("");
		return entries();
	};
	expect(await answer("Leave mine as it is")).toEqual(["Kitchen"]);
	expect(document.activeElement?.textContent).toBe("One window");
	location.hash = hash;
	await user.click(await screen.findByText("Leave mine as it is"));
	expect(screen.queryByText("Leave mine as it is"), "nor the second time").toBeNull();
	// Who empties their own has the other.
	expect(await answer("Take out Kitchen")).toEqual(["Study", "Samples to bring"]);
	expect(await answer("Add it to mine")).toEqual(["Kitchen", "Study", "Samples to bring"]);
	expect(await answer("Put it in place of mine")).toEqual(["Study", "Samples to bring"]);
	await press("Take out Cloth: stone");
	expect(entries()).toEqual(["Study"]);
	cleanup();
	changeList(() => ({ windows: [], samples: ["Cloth: ash"] }));
	open([], fragment("list", { windows: [], samples: ["Cloth: sand"] }));
	expect(screen.getByText(/^A list of one sample came with the link\./)).toBeTruthy();
	expect(screen.getByRole("link", { name: /^Ask for a quote/ })).toBeTruthy();
});

test("BEY-20 a link that was cut says so and leaves the list as it is", () => {
	open([kitchen], "#list=%7B%22windows%22%3A%5B");
	expect(screen.getByRole("alert").textContent).toMatch(/^The link to this list is damaged/);
	expect(entries()).toEqual(["Kitchen"]);
});

test("BEY-20 the list goes to the form by itself, and where the browser keeps nothing in the link", () => {
	open([kitchen]);
	const link = () => screen.getByRole("link", { name: /^Ask for a quote/ }).getAttribute("href");
	expect(link()).toBe("/contact");
	cleanup();
	closeStorage("setItem");
	open([kitchen]);
	expect(screen.getByText(/^This browser keeps nothing/)).toBeTruthy();
	expect(readSubject(link()?.split("#")[1] ?? "")?.message).toContain("2. Kitchen, faces west");
});
