// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { wake } from "./wake.ts";

const { hydrateIsland } = vi.hoisted(() => ({ hydrateIsland: vi.fn() }));
vi.mock("./hydrate.ts", () => ({ hydrateIsland }));

let comeNear: () => void = () => undefined;

function openPage(): HTMLElement {
	vi.stubGlobal(
		"IntersectionObserver",
		class {
			constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
				comeNear = () => tell([{ isIntersecting: true }]);
			}
			observe() {}
			disconnect() {}
		},
	);
	document.body.innerHTML =
		'<div data-island="ContactForm" data-when="visible"><input name="name"></div>';
	wake();
	return document.querySelector("[data-island]") as HTMLElement;
}

afterEach(() => {
	hydrateIsland.mockReset();
	vi.unstubAllGlobals();
});

test("a form that is near and touched while its code is under way wakes once", async () => {
	const island = openPage();
	comeNear();
	document.querySelector("input")?.focus();
	await vi.waitFor(() => expect(island.dataset.hydrated).toBe("true"));
	expect(hydrateIsland).toHaveBeenCalledTimes(1);
});

test("a form whose waking failed wakes when it is touched", async () => {
	// The browser's console tells of it; here nobody needs to know.
	process.once("unhandledRejection", () => undefined);
	hydrateIsland.mockImplementationOnce(() => {
		throw new TypeError("Failed to fetch dynamically imported module");
	});
	const island = openPage();
	comeNear();
	await vi.waitFor(() => expect(hydrateIsland).toHaveBeenCalledTimes(1));
	await vi.waitFor(() => expect(island.dataset.hydrated).toBeUndefined());
	document.querySelector("input")?.focus();
	await vi.waitFor(() => expect(island.dataset.hydrated).toBe("true"));
});
