// @vitest-environment jsdom
import { expect, test } from "vitest";
import { closeStorage } from "../../tests/closedStorage.ts";
import { keepText } from "../Windows/keptText.ts";
import { watchWindowCount } from "./windowCount.ts";

test.each([
	["no list", "", undefined],
	["three windows", '{"windows":[{"quantity":2},{"quantity":1}],"samples":[]}', "Your windows 3"],
	["samples alone", '{"windows":[],"samples":["Linen"]}', "Your windows "],
	["a damaged list", "[", "Your windows "],
])("BEY-20 with %s the header links to it and counts its windows: %s", (_what, kept, shown) => {
	document.body.innerHTML =
		'<a class="listed" href="/your-windows" hidden>Your windows <b></b></a>';
	const [link] = document.getElementsByTagName("a");
	keepText(kept);
	watchWindowCount();
	expect(link?.hidden ? undefined : link?.textContent).toBe(shown);
	keepText('{"windows":[{"quantity":1}],"samples":[]}');
	expect([link?.textContent, link?.hash]).toEqual(["Your windows 1", ""]);
	closeStorage("setItem");
	keepText("full");
	expect(link?.hash).toBe("#list=full");
	keepText("");
	expect([link?.hidden, link?.hash]).toEqual([true, ""]);
});
