import { expect, test } from "vitest";
import { getContent } from "../scripts/content/collections.ts";
import { hrefs, readPage } from "./html.ts";

const { site } = getContent();
const page = readPage("/");
const social = Object.values(site.contact.socialMedia).filter(Boolean);

test("HDR-03 HDR-06 the top bar has the phone number and two social links that open a new tab", () => {
	const bar = page.querySelector(".topbar");
	expect(bar?.querySelector("a[href^='tel:+']")?.textContent).toBe(site.phone);
	const links = bar?.querySelectorAll("a[target=_blank]") ?? [];
	expect(links.map((link) => [link.textContent, link.getAttribute("rel")])).toEqual([
		["Facebook (opens a new tab)", "noopener"],
		["Instagram (opens a new tab)", "noopener"],
	]);
});

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

test("HDR-08 HDR-09 the main menu's entries in order, and a Free Quote button", () => {
	const items = page.querySelectorAll(".nav > ul > li").map((item) => {
		const link = item.querySelector("summary") ?? item.querySelector("a");
		return [link?.textContent.trim(), link?.getAttribute("href")];
	});
	expect(items).toEqual(entries);
	const button = page.querySelector(".header a.btn");
	expect([button?.textContent, button?.getAttribute("href")]).toEqual(["Free Quote", "/contact"]);
});

test("HDR-18 HDR-20 HDR-21 the phone menu holds the same links, a call and a quote", () => {
	const links = hrefs(page.querySelector("#menu"));
	for (const [, href = "/products"] of entries) expect(links).toContain(href);
	expect(links).toContain("/price-guide");
	expect(links).toContain(`tel:${site.phoneLink}`);
	const quote = page.querySelector("#menu a.btn[href='/contact']");
	expect(quote?.textContent).toContain("Free Quote");
});

const footer = page.querySelector("footer.footer");
const links = hrefs(footer);

test("FTR-02 FTR-03 FTR-04 FTR-05 FTR-06 FTR-07 FTR-09 FTR-10 FTR-11 the footer has its text and links", () => {
	expect(footer?.textContent).toContain(site.about);
	expect(links.filter((href) => href.startsWith("/products/"))).toEqual(
		site.menu.map((slug) => `/products/${slug}`),
	);
	for (const path of [
		...["/gallery", "/about", "/service-areas", "/blog"],
		...["/privacy-policy", "/terms-conditions"],
		`tel:${site.phoneLink}`,
		`mailto:${site.email}`,
	])
		expect(links).toContain(path);
	const external = footer?.querySelectorAll("a[href^=http]") ?? [];
	expect(external.map((link) => link.getAttribute("href"))).toEqual([...social, site.designer.url]);
	expect(external.every((link) => link.getAttribute("target") === "_blank")).toBe(true);
});
