import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PictureFrame } from "./PictureFrame.tsx";
import { findSharingImage } from "./pictures.ts";

const file = { hash: "h", width: 1600, height: 1200, position: "50% 50%" };

test.each([
	["even", "/images/x-750-h.avif", "/images/x-480-h.avif 480w, /images/x-960-h.avif 960w"],
	["galleryTall", "/images/x-750-h.avif", "/images/x-640-h.avif"],
	["tall", "/images/x-400-h.avif", "/images/x-640-h.avif"],
] as const)("in the slot %s a phone is offered %s, other screens %s", (slot, phone, screen) => {
	const markup = renderToStaticMarkup(<PictureFrame name="x" alt="" slot={slot} {...file} />);
	const offered = Array.from(markup.matchAll(/srcSet="([^"]+)"/g), ([, files]) => files);
	expect(offered[0]).toBe(phone);
	expect(offered[1]?.startsWith(screen)).toBe(true);
	expect(markup.includes("sizes=")).toBe(screen.endsWith("w"));
});

test("a page is shared by its card, else by its picture, else by Home's card", () => {
	const pictures = { room: { ...file, alt: "A room", caption: "" } };
	const card = (url: string) => ({ url, width: 1200, height: 630, alt: "" });
	const known = { pictures, cards: { "/": card("home"), "/blog/x": card("x") } };
	expect(findSharingImage(known, "/blog/x", "room").url).toBe("x");
	expect(findSharingImage(known, "/about", undefined).url).toBe("home");
	const shared = { url: "/images/room-1200-h.jpg", width: 1200, height: 900, alt: "A room" };
	expect(findSharingImage(known, "/about", "room")).toEqual(shared);
});
