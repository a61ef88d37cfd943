import { describe, expect, test } from "vitest";
import { openPage } from "./page.ts";

describe("not-found screens", () => {
	const location = "The location or product you're looking for doesn't exist.";
	const region = "The region or product you're looking for doesn't exist.";
	const general = "Did you forget to add the page to the router?";

	test.each([
		["NF-01 RT-20 ERR-11", "/nope", "404 Page Not Found", general],
		["RT-24", "/products/plantation-shutters/extra", "404 Page Not Found", general],
		["RT-24", "/blog/a/b", "404 Page Not Found", general],
		["RT-24", "/locations/kiama/awnings/extra", "404 Page Not Found", general],
		["NF-02 ERR-09", "/locations/nope/awnings", "Page Not Found", location],
		["NF-02 ERR-09", "/locations/thirroul/nope", "Page Not Found", location],
		["NF-02 Q20", "/locations/willow-vale/awnings", "Page Not Found", location],
		["NF-03 ERR-10", "/locations/region/nope/awnings", "Page Not Found", region],
		["NF-03 ERR-10", "/locations/region/kiama/nope", "Page Not Found", region],
		["NF-06 Q18", "/locations/nope", "Page Not Found", location],
		["Q21", "/locations/region", "Page Not Found", location],
		["Q21", "/locations/region/kiama", "Page Not Found", location],
		["NF-04", "/404", "404 Page Not Found", general],
		["NF-04", "/not-found/region", "Page Not Found", region],
	])("%s NF-04 Q17 %s answers 404 with its own words", async (_id, path, title, text) => {
		const statuses: number[] = [];
		const page = await openPage(path, {
			before: (opened) => {
				opened.on("response", (response) => {
					if (response.request().isNavigationRequest()) statuses.push(response.status());
				});
			},
		});
		expect(statuses).toEqual([404]);
		expect((await page.locator("h1").innerText()).trim()).toBe(title);
		expect(await page.locator("main").innerText()).toContain(text);
	});

	test.each([
		["NF-01", "/nope", "/products/awnings"],
		["NF-02", "/locations/nope/awnings", "/locations/kiama"],
		["NF-03", "/locations/region/nope/awnings", "/locations"],
	])("%s %s offers search and places to start from", async (_id, path, href) => {
		const page = await openPage(path);
		const main = page.locator("main");
		expect(await main.innerText()).toContain("That page is not here.");
		expect(await main.locator(`a[href='${href}']`).isVisible()).toBe(true);
		await main.getByRole("textbox").fill("zip screens kiama");
		await main.getByRole("textbox").press("Enter");
		await page.waitForURL("**/search?q=zip+screens+kiama");
		await page.locator(".found .hits a[href='/locations/kiama/zip-screens']").waitFor();
	});

	test("NF-02 NF-05 a way home, header, footer and call button stay", async () => {
		const page = await openPage("/locations/nope/awnings");
		expect(await page.getByRole("link", { name: "Return to homepage" }).getAttribute("href")).toBe(
			"/",
		);
		for (const part of ["header", "footer", "a.call, .call a"]) {
			expect(await page.locator(part).first().isVisible(), part).toBe(true);
		}
	});
});
