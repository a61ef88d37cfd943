// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PictureStrip } from "./PictureStrip.tsx";

test("BEY-15 a strip that did not come is asked for again at the next touch", () => {
	const data = {
		...{ id: "louvre", alt: "A shutter", note: "", action: "Turn", sentences: [], choices: [] },
		...{ labels: ["down", "level", "up"], start: 1 },
		still: { avif: "/still.avif", jpg: "/still.jpg" },
		views: { "": { strip: "/noon.avif", says: ["n0", "n1", "n2"] } },
	};
	render(<PictureStrip data={data} />);
	const slider = screen.getByRole("slider", { name: "Turn" });
	/** The strip over the still. */
	const strip = () => document.querySelector<HTMLImageElement>("img:not(picture img)");
	fireEvent.pointerDown(slider);
	expect(screen.getByRole("img", { name: "n1" })).toBeTruthy();
	fireEvent.error(strip() as HTMLImageElement);
	expect(strip()).toBeNull();
	expect(screen.getByRole("img", { name: "A shutter" })).toBeTruthy();
	fireEvent.pointerDown(slider);
	expect(strip()?.getAttribute("src")).toBe("/noon.avif");
});
