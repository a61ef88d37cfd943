import { expect, site, test } from "./fixtures.ts";

test.describe("on paper", () => {
	test("a page is headed by whom to ring, and has nothing to press", async ({ page }) => {
		// A4 with margins of 1 cm.
		await page.setViewportSize({ width: 718, height: 900 });
		await page.emulateMedia({ media: "print" });
		for (const path of [
			"/",
			"/products/veri-shades",
			"/blog/cleaning-curtains-guide",
			"/price-guide",
			"/contact",
			"/gallery",
		]) {
			await page.goto(path);
			const gone =
				"button, .btn, .call, input, nav, .cta, .aside, .share, .quote-box, .more-posts, .shutter, .footer [target], #blades-h, #ranges-h";
			await expect(page.locator(gone).filter({ visible: true })).toHaveCount(0);
			const folded = page
				.locator("main details:not(.aside *) > :not(summary)")
				.filter({ visible: false });
			await expect(folded).toHaveCount(0);
			const footer = page.getByRole("contentinfo");
			const middle = async (name: string | RegExp) => {
				const link = footer.getByRole("link", { name });
				const { y = 0, height = 0 } = (await link.boundingBox()) ?? {};
				return y + height / 2;
			};
			const brand = await middle(new RegExp(`^${site.brand}`));
			for (const name of [site.phone, site.email])
				expect(Math.abs((await middle(name)) - brand)).toBeLessThan(12);
			// No dark ground is printed below light letters.
			await expect(page.locator(".steps li, footer").first()).toHaveCSS("color", "rgb(0, 0, 0)");
			const { y = 0, height = 0 } = (await footer.boundingBox()) ?? {};
			expect(y).toBe(0);
			expect(height).toBeLessThan((await page.getByRole("main").boundingBox())?.y ?? 0);
		}
	});

	test("BEY-19 the measuring sheet is one page of A4", async ({ page }) => {
		await page.goto("/measure");
		const margin = { top: "1.5cm", right: "1.5cm", bottom: "1.5cm", left: "1.5cm" };
		const paper = (await page.pdf({ format: "A4", margin })).toString("latin1");
		expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
		await page.emulateMedia({ media: "print" });
		const fits = page.getByRole("region", { name: /^Three ways to fit/ });
		await expect(fits.locator("svg").filter({ visible: true })).toHaveCount(3);
		await expect(page.locator("#sheet tbody tr").filter({ visible: true })).toHaveCount(8);
		for (const part of [page.locator("h1"), page.locator("form"), fits.getByRole("listitem")])
			await expect(part.filter({ visible: true })).toHaveCount(0);
	});

	test("a table is whole, also with the addresses of its links", async ({ page }) => {
		// A4 with margins of 1.5 cm.
		await page.setViewportSize({ width: 680, height: 1010 });
		await page.emulateMedia({ media: "print" });
		const post = "/blog/roller-shutters-oak-flats-pros-and-cons";
		for (const path of ["/measure", "/sun", "/price-guide", "/compare", post]) {
			await page.goto(path);
			const tables = page.locator(".tbl:visible");
			await expect(tables, path).not.toHaveCount(0);
			for (const table of await tables.all())
				expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth), path).toBe(0);
		}
	});

	test("BEY-08 a post is its text, with its drawing on the first page and the addresses of its links and sources; its list has numbers, boxes to tick and lines to write on", async ({
		page,
	}) => {
		// A4 with margins of 1 cm.
		await page.setViewportSize({ width: 718, height: 1047 });
		await page.goto("/blog/bal-ratings-explained-mittagong");
		await page.emulateMedia({ media: "print" });
		const article = page.getByRole("article").first();
		for (const part of [
			article.getByRole("heading", { level: 1 }),
			article.getByRole("region", { name: "The short answer" }),
			article.locator("h2 ~ h2").first(),
			article.getByRole("heading", { name: site.brand }),
		])
			await expect(part).toBeVisible();
		await expect(article.getByRole("figure").first()).toBeInViewport({ ratio: 1 });
		for (const [links, address] of [
			["h2 ~ p a[href^='/']", new URL(site.origin).host],
			["a[href^='http']", "https://"],
		] as const) {
			const link = article.locator(links).filter({ visible: true }).first();
			await expect(link).toHaveCSS("content", RegExp(address), { pseudo: "after" });
		}
		await page.goto("/checklists/zip-screens-on-an-existing-pergola");
		await expect(page.getByRole("checkbox").filter({ visible: true })).not.toHaveCount(0);
		const step = page.locator("ol span").first();
		await expect(step, "its number").toHaveCSS("content", /^counter/, { pseudo: "before" });
		for (const line of await page.locator("dd").all())
			await expect(line).toHaveCSS("border-bottom-style", "solid");
	});

	test("a tool says what was chosen, which no paper can show in its fields, and what its colours mean; a name stands with its prices or its text", async ({
		page,
	}) => {
		await page.setViewportSize({ width: 700, height: 990 });
		await page.goto("/sun?facing=NE");
		await page.emulateMedia({ media: "print" });
		// Which a press would reach: nothing lies over it.
		await page.getByText("It faces north-east.").click({ trial: true });
		const key = page.locator(".year-map li").last();
		const ink = await key.evaluate((line) => getComputedStyle(line, "::before").printColorAdjust);
		expect(ink, "the key of the map has its colours").toBe("exact");
		await page.goto("/which-product?trouble=heat&facing=west");
		await expect(page.getByText("What troubles you most? It gets hot.")).toBeVisible();
		await expect(page.getByRole("heading", { name: /^Every answer/ })).toBeHidden();
		await expect(page.locator("h4").first()).toHaveCSS("break-after", "avoid");
		await page.goto("/compare?products=awnings,zip-screens");
		const names = page.getByRole("columnheader");
		await expect(names.first(), "heads each page at its place").toHaveCSS("position", "static");
		await expect(page.getByRole("rowheader", { name: "Your windows" })).toHaveCount(0);
		await page.goto("/price-guide");
		const group = page.locator("tbody", { has: page.locator("[colspan]") }).first();
		await expect(group).toHaveCSS("break-inside", "avoid");
		await page.goto("/locations/thirroul");
		const tops = await page
			.locator(".card")
			.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
		expect(new Set(tops).size, "three cards to a row of paper").toBe(tops.length / 3);
	});

	test("BEY-20 a list of windows is a sheet with a line to write on, and has no empty page", async ({
		page,
	}) => {
		const kitchen = {
			choice: "plantation-shutters price-shutter-polymer",
			room: "Kitchen",
			facing: "W",
			width: 1800,
			second: 1200,
		};
		await page.goto(
			`/your-windows#list=${encodeURIComponent(JSON.stringify({ windows: [kitchen] }))}`,
		);
		const list = page.locator("[data-island=YourWindows]");
		await list.getByRole("button", { name: "Add a window" }).click();
		await expect(page.getByText("Your list has 2 windows now")).toBeVisible();
		await page.emulateMedia({ media: "print" });
		await expect(page.getByText("Your list has 2 windows now")).toBeHidden();
		const parts = ["Kitchen", "Fitter’s notes:", "1.8 m wide and 1.2 m high, faces west", /^\$648/];
		for (const part of parts) await expect(list.getByText(part).first()).toBeVisible();
		const line = list.getByText("Fitter’s notes:").first();
		await expect(line, "beside the price").toHaveCSS("grid-column-start", "4");
		await expect(list.locator("li svg").first()).toBeVisible();
		await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
		const paper = (await page.pdf({ format: "A4" })).toString("latin1");
		expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
	});
});
