// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { PictureStrip } from "./PictureStrip.tsx";

function open() {
	const options = ["noon", "dusk"].map((value) => ({ value, label: value }));
	const data = {
		...{ id: "louvre", alt: "A shutter", note: "", action: "Turn", sentences: [] },
		...{ labels: ["down", "level", "up"], start: 1 },
		still: { avif: "/still.avif", jpg: "/still.jpg" },
		choices: [{ name: "hour", legend: "Sun", value: "noon", options }],
		views: {
			noon: { strip: "/noon.avif", says: ["n0", "n1", "n2"] },
			dusk: { strip: "/dusk.avif", says: ["d0", "d1", "d2"] },
		},
	};
	render(<PictureStrip data={data} />);
}
const slider = () => screen.getByRole("slider", { name: "Turn" });
const said = () => screen.getAllByRole("status").at(-1)?.textContent;
/** The strip over the still. */
const strip = () => document.querySelector<HTMLImageElement>("img:not(picture img)");

test("BEY-15 a strip is asked for at the first touch, another for another choice; the slider moves it, and the still is named by what shows", async () => {
	open();
	expect(strip()).toBeNull();
	expect(screen.getByRole("img", { name: "A shutter" })).toBeTruthy();
	act(() => slider().focus());
	expect(strip()?.getAttribute("src")).toBe("/noon.avif");
	await userEvent.click(screen.getByRole("radio", { name: "dusk" }));
	expect(strip()?.getAttribute("src")).toBe("/dusk.avif");
	expect(said()).toBe("d1");
	fireEvent.input(slider(), { target: { value: "2" } });
	expect(said()).toBe("d2");
	expect(slider().getAttribute("aria-valuetext")).toBe("up");
	expect(strip()?.style.translate).toMatch(/ -66\.6/);
	expect(screen.getByRole("img", { name: "d2" })).toBeTruthy();
});

test("BEY-15 a strip that did not come is asked for again at the next touch", () => {
	open();
	fireEvent.pointerDown(slider());
	fireEvent.error(strip() as HTMLImageElement);
	expect(strip()).toBeNull();
	expect(screen.getByRole("img", { name: "A shutter" })).toBeTruthy();
	fireEvent.pointerDown(slider());
	expect(strip()?.getAttribute("src")).toBe("/noon.avif");
});
