// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { closeStorage } from "../../tests/closedStorage.ts";
import { carryList, keepText, readText, watchText } from "./keptText.ts";
import { listAddress, readAddress } from "./listAddress.ts";
import {
	addToList,
	type ListedWindow,
	moveWindow,
	parseList,
	readList,
	replaceWindow,
	takeOut,
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

beforeEach(() => keepText(""));

const rooms = () => readList().windows.map(({ room }) => room);

test("BEY-20 nothing is kept of an empty list, and what another tab took out stays out", () => {
	addToList([kitchen]);
	const [window] = readList().windows as [ListedWindow];
	takeOut(window.id);
	moveWindow(window.id, 1);
	replaceWindow(window);
	expect(localStorage).toHaveLength(0);
});

test("BEY-20 samples come along, each once and five at most; more are not cut off in silence", () => {
	const cloths = (...names: string[]) => names.map((name) => `Cloth: ${name}`);
	const added = addToList([], cloths("stone", "sand"));
	expect(added.words).toBe("Added. Your list has 2 samples now.");
	expect(addToList([kitchen, bedroom, {}], cloths("sand", "snow")).words).toBe(
		"Added. Your list has 4 windows and 3 samples now.",
	);
	const refused = addToList([kitchen], cloths("ash", "clay", "jade"));
	expect(refused.words).toMatch(/^The list holds 5 samples\. /);
	expect(refused.fits).toBe(false);
	expect(readList().windows).toHaveLength(3);
	expect(readList().samples).toEqual(cloths("stone", "sand", "snow"));
});

test("BEY-20 two tabs change one list: each change meets the list as the other left it", () => {
	addToList([kitchen]);
	const seen = vi.fn();
	const stop = watchText(seen);
	// As another tab does.
	localStorage.setItem("my-windows", JSON.stringify({ windows: [kitchen, bedroom], samples: [] }));
	dispatchEvent(new StorageEvent("storage"));
	// As Back does, to a page that was left before.
	dispatchEvent(new Event("pageshow"));
	addToList([{ room: "Bath" }]);
	expect(rooms()).toEqual(["Kitchen", "Bedroom", "Bath"]);
	expect(seen).toHaveBeenCalledTimes(3);
	stop();
});

test("BEY-20 where storage is full or forbidden the list lasts as long as the page, with what was kept before", () => {
	addToList([kitchen]);
	closeStorage("setItem");
	addToList([bedroom]);
	expect(rooms()).toEqual(["Kitchen", "Bedroom"]);
	// A link to its page takes it along.
	expect(readAddress(carryList())?.list.windows).toEqual(readList().windows);
	vi.restoreAllMocks();
	addToList([{ room: "Bath" }]);
	expect([rooms(), carryList()]).toEqual([["Kitchen", "Bedroom", "Bath"], ""]);
	closeStorage("getItem");
	expect(readText()).toBe("");
});

test.each([
	["{", []],
	["null", []],
	['{"windows":{"room":"Hall"}}', []],
	[
		'{"windows":[{"room":7,"width":"wide","second":-3,"quantity":1e9,"facing":"up"}]}',
		[{ room: "", width: undefined, second: undefined, quantity: 1, facing: "" }],
	],
	[
		'{"windows":[{"width":10000,"second":10001,"quantity":99,"facing":"West"},{"width":0,"second":1.5,"quantity":100}]}',
		[
			{ width: 10_000, second: undefined, quantity: 99, facing: "W" },
			{ width: undefined, second: undefined, quantity: 1 },
		],
	],
])(
	"BEY-20 a damaged list is empty, and a field of a window that makes no sense too: %s",
	(text, windows) => {
		expect(parseList(text)).toMatchObject({ windows, samples: [], isLeftOut: false });
	},
);

test("BEY-20 a link holds the whole list, and one that was cut or is no list gives none", () => {
	const list = { windows: [kitchen, { ...bedroom, name: "50% & “more” #1" }], samples: ["White"] };
	const address = new URL(listAddress("list", list), "https://site.example");
	expect([address.pathname, address.search]).toEqual(["/your-windows", ""]);
	const windows = list.windows.map((window, place) => ({ ...window, id: String(place) }));
	expect(readAddress(address.hash)).toMatchObject({
		isAdded: false,
		list: { windows, samples: ["White"] },
	});
	for (const length of [40, address.hash.length - 1])
		expect(readAddress(address.hash.slice(0, length))?.list.windows).toEqual([]);
	expect(readAddress("#faq")).toBeUndefined();
	expect(readAddress("#add=%7B%7D")?.isAdded).toBe(true);
});
