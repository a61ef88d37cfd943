// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { carry } from "./about.ts";
import { takeCarried } from "./carried.ts";
import { mount } from "./carry.mount.ts";

afterEach(() => sessionStorage.clear());

function makeLink(carried?: string): HTMLAnchorElement {
	const link = document.createElement("a");
	if (carried) link.dataset.carried = carried;
	mount(link);
	return link;
}

test("a quote link hands over what it is about, and only when it is pressed", () => {
	const about = { interests: ["Awnings"], city: "Kiama", state: "NSW", postcode: "2533" };
	const link = makeLink(carry(about)["data-carried"]);
	expect(takeCarried()).toBeUndefined();
	link.click();
	expect(takeCarried()).toEqual(about);
});

test("a link that is opened in a new tab leaves nothing for the next form of this one", () => {
	const link = makeLink('{"interests":["Awnings"]}');
	for (const key of ["ctrlKey", "metaKey", "shiftKey"]) {
		link.dispatchEvent(new MouseEvent("click", { [key]: true, cancelable: true }));
	}
	expect(sessionStorage).toHaveLength(0);
});

test("a link that is about nothing hands over nothing", () => {
	makeLink().click();
	expect(sessionStorage).toHaveLength(0);
});
