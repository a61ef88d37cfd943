// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PictureStrip } from "./PictureStrip.tsx";

/** Settles the pictures that are being decoded. */
let pictures: { src: string; come: () => void; fail: () => void }[] = [];

beforeEach(() => {
	pictures = [];
	vi.stubGlobal(
		"Image",
		class {
			src = "";
			decode() {
				return new Promise<void>((resolve, reject) => {
					pictures.push({ src: this.src, come: resolve, fail: () => reject(new Error("lost")) });
				});
			}
		},
	);
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

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
const asked = () => pictures.map(({ src }) => src);

test("BEY-15 a picture is asked for at the first touch and shown once it is decoded, the chosen one where two were asked for", async () => {
	open();
	expect(asked()).toEqual([]);
	slider().focus();
	await vi.waitFor(() => expect(asked()).toEqual(["/noon.avif"]));
	await userEvent.click(screen.getByRole("radio", { name: "dusk" }));
	expect(asked()).toEqual(["/noon.avif", "/dusk.avif"]);
	expect(said()).toBe("d1");
	await act(async () => pictures[1]?.come());
	await act(async () => pictures[0]?.come());
	expect((await screen.findByRole("img", { name: "d1" })).getAttribute("src")).toBe("/dusk.avif");
	fireEvent.input(slider(), { target: { value: "2" } });
	expect(said()).toBe("d2");
	expect(slider().getAttribute("aria-valuetext")).toBe("up");
	expect(screen.getByRole("img").style.translate).toMatch(/ -66\.6/);
});

test("BEY-15 a picture that did not come is asked for again at the next touch", async () => {
	open();
	fireEvent.pointerDown(slider());
	await vi.waitFor(() => expect(asked()).toHaveLength(1));
	await act(async () => pictures[0]?.fail());
	fireEvent.pointerDown(slider());
	await vi.waitFor(() => expect(asked()).toHaveLength(2));
	expect(screen.getByRole("img", { name: "A shutter" })).toBeTruthy();
});
