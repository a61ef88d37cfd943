// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { carryList, keepText, readText, watchText } from "./keptText.ts";
import { listAddress, readAddress } from "./listAddress.ts";
import {
	addWindows,
	changeList,
	mostWindows,
	moveWindow,
	parseList,
	readList,
	replaceWindow,
	toWindow,
} from "./windowList.ts";

const kitchen = toWindow({
	id: "a",
	choice: "plantation-shutters price-shutter-polymer",
	room: "Kitchen",
	facing: "W",
	width: 1800,
	second: 1200,
	quantity: 2,
});
const bedroom = toWindow({ id: "b", room: "Bedroom" });

beforeEach(() => {
	vi.restoreAllMocks();
	keepText("");
});

const rooms = () => readList().windows.map(({ room }) => room);

test("BEY-20 windows are added, changed, moved and taken out, and nothing is kept of an empty list", () => {
	expect(addWindows([{ room: "Kitchen" }]).words).toBe("Added. Your list has one window now.");
	expect(addWindows([bedroom, { room: "Bath" }]).words).toBe("Added. Your list has 3 windows now.");
	const [first, second, third] = readList().windows;
	if (!first || !second || !third) throw new Error("three windows are listed");
	expect(new Set([first.id, second.id, third.id])).toHaveProperty("size", 3);
	moveWindow(third.id, -1);
	moveWindow(first.id, -1);
	expect(rooms()).toEqual(["Kitchen", "Bath", "Bedroom"]);
	replaceWindow({ ...second, room: "Guest room" });
	moveWindow(first.id, 1);
	expect(rooms()).toEqual(["Bath", "Kitchen", "Guest room"]);
	for (const { id } of [first, second, third]) moveWindow(id, "out");
	replaceWindow(first);
	expect(localStorage).toHaveLength(0);
});

test("BEY-20 a list that holds 20 windows takes no more, and loses none", () => {
	const full = Array.from({ length: mostWindows }, () => ({ room: "Hall" }));
	addWindows(full);
	expect(addWindows([kitchen])).toEqual({
		fits: false,
		words: expect.stringContaining("The list holds 20 windows"),
	});
	expect(readList().windows).toHaveLength(mostWindows);
});

test("BEY-20 two tabs change one list: each change meets the list as the other left it", () => {
	addWindows([kitchen]);
	const seen = vi.fn();
	const stop = watchText(seen);
	// As another tab does.
	localStorage.setItem("my-windows", JSON.stringify({ windows: [kitchen, bedroom], samples: [] }));
	dispatchEvent(new StorageEvent("storage"));
	addWindows([{ room: "Bath" }]);
	expect(rooms()).toEqual(["Kitchen", "Bedroom", "Bath"]);
	expect(seen).toHaveBeenCalledTimes(2);
	stop();
});

test("BEY-20 a changed list goes into an enquiry again", () => {
	addWindows([kitchen]);
	changeList(() => ({ isLeftOut: true }));
	expect(readList().isLeftOut).toBe(true);
	addWindows([bedroom]);
	expect(readList().isLeftOut).toBe(false);
});

test("BEY-20 where storage is full or forbidden the list lasts as long as the page, with what was kept before", () => {
	addWindows([kitchen]);
	const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
		throw new DOMException("full", "QuotaExceededError");
	});
	addWindows([bedroom]);
	expect(rooms()).toEqual(["Kitchen", "Bedroom"]);
	// A link to its page takes it along.
	expect(readAddress(carryList())?.list.windows).toEqual(readList().windows);
	full.mockRestore();
	addWindows([{ room: "Bath" }]);
	expect([rooms(), carryList()]).toEqual([["Kitchen", "Bedroom", "Bath"], ""]);
	vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
		throw new DOMException("forbidden", "SecurityError");
	});
	expect(readText()).toBe("");
});

test.each([
	["{", 0],
	["null", 0],
	["7", 0],
	["[1,null]", 0],
	['{"windows":{"room":"Hall"},"samples":7}', 1],
	['{"windows":[{"room":7,"width":"wide","second":-3,"quantity":1e9,"facing":"up"},null]}', 1],
])("BEY-20 of a damaged list what can be read stays: %s", (text, count) => {
	const { windows, samples } = parseList(text);
	expect([windows.length, samples]).toEqual([count, []]);
	for (const { quantity, width, facing } of windows)
		expect([quantity, width, facing]).toEqual([1, undefined, ""]);
});

test("BEY-20 a link holds the whole list, and one that was cut or is no list gives none", () => {
	const list = { windows: [kitchen, { ...bedroom, name: "50% & “more” #1" }], samples: ["White"] };
	const address = new URL(listAddress("list", list), "https://site.example");
	expect([address.pathname, address.search]).toEqual(["/your-windows", ""]);
	const read = readAddress(address.hash);
	expect(read).toMatchObject({
		isAdded: false,
		list: {
			windows: list.windows.map((window, place) => ({ ...window, id: String(place) })),
			samples: ["White"],
		},
	});
	for (const length of [40, address.hash.length - 1])
		expect(readAddress(address.hash.slice(0, length))?.list.windows).toEqual([]);
	expect(readAddress("#faq")).toBeUndefined();
	expect(readAddress("#add=%7B%7D")?.isAdded).toBe(true);
});
