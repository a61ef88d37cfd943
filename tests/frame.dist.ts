import { expect, test } from "vitest";
import { standingPages } from "../scripts/content/addresses.ts";
import { getContent } from "../scripts/content/collections.ts";
import { texts } from "./everyPage.ts";
import { hrefs, readPage } from "./html.ts";

// soundness.dist.ts finds the same frame on every other page.
const { site } = getContent();
const page = readPage("/");
const social = Object.values(site.contact.socialMedia).filter(Boolean);
const call = `tel:${site.phoneLink}`;
const entries = [
	["Home", "/"],
	["Products", undefined],
	["Gallery", "/gallery"],
	["About", "/about"],
	["Service Areas", "/service-areas"],
	["Blog", "/blog"],
	["Shutters Guide", "/plantation-shutters-guide"],
	["Contact", "/contact"],
];

test("HDR-03 HDR-06 the top bar has the phone number and two social links that open a new tab", () => {
	const bar = page.querySelector("[aria-label='Quick contact']");
	expect(texts(bar, `a[href='${call}']`)).toEqual([site.phone]);
	const links = bar?.querySelectorAll("a[target=_blank]") ?? [];
	expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
		["Facebook (opens a new tab)", site.contact.socialMedia.facebook],
		["Instagram (opens a new tab)", site.contact.socialMedia.instagram],
	]);
});

test("HDR-08 HDR-09 the main menu's entries in order, and a Free Quote button", () => {
	const items = page.querySelectorAll("nav[aria-label=Main] > ul > li").map((item) => {
		const link = item.querySelector("summary") ?? item.querySelector("a");
		return [link?.textContent.trim(), link?.getAttribute("href")];
	});
	expect(items).toEqual(entries);
	expect(hrefs(page.querySelector("nav[aria-label=Main]"))).toContain("/price-guide");
	expect(page.querySelectorAll(".listed:not([hidden])"), "nobody has a list yet").toEqual([]);
	expect(texts(page, "body > header a[href='/contact']")).toEqual(
		expect.arrayContaining(["Contact", "Free Quote"]),
	);
});

test("HDR-18 HDR-20 HDR-21 the phone menu holds the same links, a call and a quote", () => {
	const menu = page.querySelector("[role=dialog][aria-label=Menu]");
	const wanted = [...entries.map(([, href = "/products"]) => href), "/price-guide", call];
	expect(hrefs(menu)).toEqual(expect.arrayContaining(wanted));
	expect(texts(menu, "a[href='/contact']")).toContain("Free Quote");
});

test("FTR-02 FTR-03 FTR-04 FTR-05 FTR-06 FTR-07 FTR-09 FTR-10 FTR-11 the footer has its text and links", () => {
	const footer = page.querySelector("body > footer");
	const links = hrefs(footer);
	expect(footer?.textContent).toContain(site.about);
	expect(links.filter((href) => href.startsWith("/products/"))).toEqual(
		site.menu.map((slug) => `/products/${slug}`),
	);
	expect(links).toEqual(
		expect.arrayContaining([
			...standingPages.flatMap(({ path }) => (/^\/(contact|search)?$/.test(path) ? [] : path)),
			...[call, `mailto:${site.email}`],
		]),
	);
	expect(hrefs(footer).filter((href) => href.startsWith("http"))).toEqual([
		...social,
		site.designer.url,
	]);
});
