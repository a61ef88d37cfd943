// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Gallery } from "./Gallery.tsx";

const file = { hash: "h", width: 3, height: 2, position: "50% 50%" };
const picture = (name: string) => ({
	name,
	alt: `Picture of ${name}`,
	shape: "" as const,
	...file,
});
const page = { name: "About it", path: "/products/it" };
const category = (name: string) => {
	return { name, slug: name.toLowerCase(), about: { interests: [name] } };
};

function open(address = "/gallery") {
	history.replaceState(null, "", address);
	render(
		<Gallery
			categories={["Awnings", "Shutters"].map(category)}
			items={["cafe", "bedroom"].map((name, of) => ({ ...picture(name), of, page }))}
			views={["frame", "panel"].map((name) => ({ ...picture(name), of: 1, caption: name }))}
		/>,
	);
}

const link = () => screen.getByRole("link", { name: "Ask for one like this" });
const said = () => screen.getByRole("status").textContent;
const choose = (name: string) => userEvent.click(screen.getByRole("radio", { name }));

test("GAL-04 GAL-05 a chosen category is counted with its further views and named to the form; All is without, and so are Back and one that we do not have; with Ctrl, Cmd or Shift a press is left to the browser", async () => {
	open("/gallery?category=carpets");
	expect([said(), link().getAttribute("href")]).toEqual(["2 pictures", "/contact"]);
	await choose("Awnings");
	const ofAwnings = ["1 picture", "/contact#interests=Awnings"];
	expect([said(), link().getAttribute("href")]).toEqual(ofAwnings);
	await choose("Shutters");
	expect(said()).toBe("3 pictures");
	await expect.poll(() => location.search).toBe("?category=shutters");
	await choose("All");
	expect([said(), link().getAttribute("href")]).toEqual(["2 pictures", "/contact"]);
	await expect.poll(() => location.search).toBe("");
	await choose("Awnings");
	history.replaceState(null, "", "/gallery");
	dispatchEvent(new PopStateEvent("popstate"));
	await expect.poll(said).toBe("2 pictures");
	const picture = screen.getByRole("link", { name: "Picture of cafe" });
	for (const key of ["ctrlKey", "metaKey", "shiftKey"])
		expect([key, fireEvent.click(picture, { [key]: true })]).toEqual([key, true]);
});
