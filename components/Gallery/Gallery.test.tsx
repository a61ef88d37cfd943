// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Gallery } from "./Gallery.tsx";

const file = { hash: "h", width: 3, height: 2, position: "50% 50%" };
const picture = (name: string) => ({
	name,
	alt: `Picture of ${name}`,
	shape: "" as const,
	...file,
});
const category = (name: string) => {
	return { name, slug: name.toLowerCase(), about: { interests: [name] } };
};

function open(address = "/gallery") {
	history.replaceState(null, "", address);
	render(
		<Gallery
			categories={["Awnings", "Shutters"].map(category)}
			items={[
				{ ...picture("cafe"), of: 0 },
				{ ...picture("bedroom"), of: 1, page: { name: "About Shutters", path: "/s" } },
			]}
			views={["frame", "panel"].map((name) => ({ ...picture(name), of: 1, caption: name }))}
		/>,
	);
}

// jsdom knows dialogs, and not how they open.
beforeEach(() => {
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function () {
		this.open = false;
		this.dispatchEvent(new Event("close"));
	};
	HTMLElement.prototype.scrollTo = () => undefined;
});
afterEach(cleanup);

const link = () => screen.getByRole("link", { name: "Ask for one like this" });
const said = () => screen.getByRole("status").textContent;
const choose = (name: string) => userEvent.click(screen.getByRole("radio", { name }));

test("GAL-04 GAL-05 a chosen category is counted with its further views and named to the form; All is without, and so is one that we do not have", async () => {
	open("/gallery?category=carpets");
	expect([said(), link().getAttribute("href")]).toEqual(["", "/contact"]);
	await choose("Awnings");
	expect([said(), link().getAttribute("href")]).toEqual([
		"1 picture",
		"/contact#interests=Awnings",
	]);
	await choose("Shutters");
	expect([said(), location.search]).toEqual(["3 pictures", "?category=shutters"]);
	await choose("All");
	expect([said(), link().getAttribute("href")]).toEqual(["2 pictures", "/contact"]);
	expect(location.search).toBe("");
});

test("a picture is a link to its file, and opens in a viewer of those that are shown", async () => {
	open("/gallery?category=shutters");
	const file = screen.getByRole("link", { name: "Picture of bedroom" });
	expect(file.getAttribute("href")).toBe("/images/bedroom-1200-h.jpg");
	const user = userEvent.setup();
	const frame = screen.getByRole("link", { name: "Picture of frame" });
	// jsdom knows no tabs.
	addEventListener("click", (event) => event.preventDefault(), { once: true });
	await user.keyboard("{Control>}");
	await user.click(frame);
	expect(screen.queryByRole("dialog")).toBeNull();
	await user.keyboard("{/Control}");
	await user.click(frame);
	const viewer = screen.getByRole("dialog", { name: "Pictures" });
	const [picture, ...others] = within(viewer).getAllByRole("img");
	expect([picture?.getAttribute("alt"), others]).toEqual(["Picture of frame", []]);
	expect(viewer.textContent).toMatch(/2 of 3: Picture of frame$/);
	await userEvent.click(screen.getByRole("button", { name: "Next picture" }));
	expect(viewer.textContent).toMatch(/3 of 3: Picture of panel$/);
	await userEvent.keyboard("{ArrowRight}");
	expect(viewer.textContent).toMatch(/1 of 3: Picture of bedroom$/);
	await userEvent.click(screen.getByRole("button", { name: "Close" }));
	expect(screen.queryByRole("dialog")).toBeNull();
});
