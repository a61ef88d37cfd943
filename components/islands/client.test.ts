// @vitest-environment jsdom
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { everywhere, startPage, whenShown } from "./client.ts";

const { hydrateIsland } = vi.hoisted(() => ({ hydrateIsland: vi.fn() }));
vi.mock("./hydrate.ts", () => ({ hydrateIsland }));
// Its own code takes long to come on a machine under load.
vi.mock("../ContactForm/ContactForm.tsx", () => ({ ContactForm: "form" }));

let comeNear: () => void = () => undefined;

function openPage(when = "visible", start = startPage): HTMLElement {
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
	document.body.innerHTML = `<div data-island="ContactForm" data-when="${when}"><input name="name"></div>`;
	start();
	return document.querySelector("[data-island]") as HTMLElement;
}

afterEach(() => {
	hydrateIsland.mockReset();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test("a form that is near and touched while its code is under way hydrates once", async () => {
	const island = openPage();
	comeNear();
	document.querySelector("input")?.focus();
	await vi.waitFor(() => expect(island.dataset.hydrated).toBe("true"));
	expect(hydrateIsland).toHaveBeenCalledTimes(1);
});

test("a form that is near waits until the first frame is on the screen, but not once it is touched", () => {
	vi.useFakeTimers({ toFake: ["requestAnimationFrame", "setTimeout"] });
	const waiting = openPage();
	comeNear();
	vi.advanceTimersByTime(90);
	expect(waiting.dataset.hydrated).toBeUndefined();
	vi.advanceTimersByTime(100);
	expect(waiting.dataset.hydrated).toBeDefined();
	const touched = openPage();
	document.querySelector("input")?.focus();
	expect(touched.dataset.hydrated).toBeDefined();
});

test("a form that failed to hydrate does so when it is touched again, and the console tells of it", async () => {
	const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
	const fault = new TypeError("Failed to fetch dynamically imported module");
	hydrateIsland.mockImplementationOnce(() => {
		throw fault;
	});
	const island = openPage();
	comeNear();
	await vi.waitFor(() => expect(told).toHaveBeenCalledWith(fault));
	document.querySelector("input")?.focus();
	await vi.waitFor(() => expect(island.dataset.hydrated).toBe("true"));
	expect(hydrateIsland).toHaveBeenCalledTimes(2);
});

test("a behaviour that has no module stays unmounted, and the console says that it failed", async () => {
	const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
	document.body.innerHTML = '<div data-mount="reveiws"></div>';
	startPage();
	await vi.waitFor(() => expect(told).toHaveBeenCalledWith(expect.any(TypeError)));
	expect(document.querySelector<HTMLElement>("div")?.dataset.mounted).toBeUndefined();
});

test("every behaviour that the markup names has a module", () => {
	const markup = globSync("{components,pages}/**/*.{ts,tsx}", {
		exclude: ["**/*.test.*", "components/islands/*"],
	})
		.map((file) => readFileSync(file, "utf8"))
		.join("");
	const named = [...markup.matchAll(/\bdata-mount"?[=:] ?"([\w-]+)"/g)].map(([, name]) => name);
	expect(named.length).toBeGreaterThan(10);
	const lazy = globSync("components/*/*.mount.ts").map((file) => basename(file, ".mount.ts"));
	const modules = [...lazy, ...Object.keys(everywhere)];
	expect(named.filter((name) => !modules.includes(name ?? ""))).toEqual([]);
});

test("BEY-11 a page made ready in advance starts when the visitor comes to it, not before", async () => {
	Object.defineProperty(document, "prerendering", { value: true, configurable: true });
	const island = openPage("load", () => whenShown(startPage));
	document.querySelector("input")?.focus();
	expect(island.dataset.hydrated).toBeUndefined();
	Reflect.deleteProperty(document, "prerendering");
	document.dispatchEvent(new Event("prerenderingchange"));
	await vi.waitFor(() => expect(island.dataset.hydrated).toBe("true"));
});
