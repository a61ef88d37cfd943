// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { startIslands, whenShown } from "./client.ts";

const { hydrateIsland } = vi.hoisted(() => ({ hydrateIsland: vi.fn() }));
vi.mock("./hydrate.ts", () => ({ hydrateIsland }));
// Its own code takes long to come on a machine under load.
vi.mock("../ContactForm/ContactForm.tsx", () => ({ ContactForm: "form" }));

let comeNear: () => void = () => undefined;

function openPage(start = startIslands): HTMLElement {
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
	document.body.innerHTML = `<div data-island="ContactForm"><input name="name"></div>`;
	start();
	return document.querySelector("[data-island]") as HTMLElement;
}

afterEach(() => void hydrateIsland.mockReset());

test("a form that is near and touched while its code is under way hydrates once", async () => {
	const island = openPage();
	comeNear();
	document.querySelector("input")?.focus();
	await vi.waitFor(() => expect(island.dataset.hydrated).toBe("true"));
	expect(hydrateIsland).toHaveBeenCalledTimes(1);
});

test("a form that is near waits until the first frame is on the screen, but not once it is touched", async () => {
	vi.useFakeTimers({ toFake: ["requestAnimationFrame", "setTimeout"] });
	const waiting = openPage();
	dispatchEvent(new PageTransitionEvent("pageshow"));
	expect(waiting.dataset.hydrated).toBeUndefined();
	comeNear();
	vi.advanceTimersByTime(90);
	expect(waiting.dataset.hydrated).toBeUndefined();
	vi.advanceTimersByTime(100);
	expect(waiting.dataset.hydrated).toBeDefined();
	for (const touch of ["pointerdown", "focusin", "input"]) {
		const touched = openPage();
		document.querySelector("input")?.dispatchEvent(new Event(touch, { bubbles: true }));
		expect(touched.dataset.hydrated, touch).toBeDefined();
		await vi.waitFor(() => expect(touched.dataset.hydrated).toBe("true"));
	}
});

test.each<[string, () => void]>([
	["it is touched again", () => document.querySelector("input")?.focus()],
	["Back shows it", () => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))],
])("a form that failed to hydrate does so when %s, and the console tells of it", async (_, act) => {
	const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
	const fault = new TypeError("Failed to fetch dynamically imported module");
	hydrateIsland.mockImplementationOnce(() => {
		throw fault;
	});
	const island = openPage();
	comeNear();
	await vi.waitFor(() => expect(told).toHaveBeenCalledWith(fault));
	act();
	await vi.waitFor(() => expect(island.dataset.hydrated).toBe("true"));
	expect(hydrateIsland).toHaveBeenCalledTimes(2);
});

test("BEY-11 an island of a page made ready in advance starts when the visitor comes to it, not before", async () => {
	Object.defineProperty(document, "prerendering", { value: true, configurable: true });
	const island = openPage(() => whenShown(startIslands));
	document.querySelector("input")?.focus();
	expect(island.dataset.hydrated).toBeUndefined();
	Reflect.deleteProperty(document, "prerendering");
	document.dispatchEvent(new Event("prerenderingchange"));
	await vi.waitFor(() => expect(island.dataset.hydrated).toBe("true"));
});
