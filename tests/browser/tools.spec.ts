import {
	expect,
	hydrated,
	isWide,
	open,
	phone,
	test,
	translate,
	watchRequests,
} from "./fixtures.ts";

test("at 375 and 1280 px two products are a table, whose heads stay in view, and of three only the table moves sideways", async ({
	page,
}) => {
	await open(page, "/compare?products=awnings,zip-screens", "Compare");
	const third = page.getByRole("checkbox", { name: "Plantation Shutters" });
	const table = page.getByRole("region", { name: "Products side by side" });
	for (const width of [375, 1280]) {
		await page.setViewportSize({ ...phone, width });
		await page.getByRole("row", { name: /^Where not/ }).scrollIntoViewIfNeeded();
		const head = page.getByRole("columnheader", { name: "Zip Screens" });
		await expect(head).toBeInViewport();
		await expect(head, "over the rows").toHaveCSS("background-color", /^rgb\(/);
		await third.check();
		await expect(page.getByRole("columnheader")).toHaveCount(3);
		expect(await isWide(page)).toBe(false);
		const isTableWide = await table.evaluate((box) => box.scrollWidth > box.clientWidth);
		expect(isTableWide).toBe(width < 400);
		await third.uncheck();
	}
});

test("compass and drawing share a phone's view; each month has a day", async ({ page }) => {
	await page.setViewportSize(phone);
	await open(page, "/sun?day=01-21", "SunTool");
	await expect(page.getByRole("combobox", { name: "Day" })).toHaveValue("01-21");
	const compass = page.getByRole("group", { name: "It faces" });
	await compass.evaluate((dial) => dial.scrollIntoView({ block: "start" }));
	const reach = page.getByText(/^The sun reaches/).first();
	for (const part of [compass, reach, page.getByRole("figure").first().locator("svg")])
		await expect(part).toBeInViewport({ ratio: 1 });
	await page.getByRole("slider", { name: "Hour" }).focus();
	await expect(compass).toBeInViewport({ ratio: 0.5 });
});

test("a finger or a mouse drags the compass", async ({ page }) => {
	await open(page, "/sun", "SunTool");
	const dial = page.getByRole("group", { name: "It faces" }).locator("svg");
	await expect(dial, "a finger scrolls nothing").toHaveCSS("touch-action", "none");
	const box = await dial.boundingBox();
	if (!box) throw new Error("the compass has no box");
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	await page.mouse.move(x - 40, y);
	await page.mouse.down();
	await page.mouse.move(x - 30, y + 30, { steps: 4 });
	await page.mouse.up();
	await page.mouse.move(x + 40, y);
	await expect(page.getByRole("radio", { name: "south-west" })).toBeChecked();
	const turned = "rotate(225)";
	await expect(dial.locator("g"), "at once").toHaveAttribute("transform", turned, { timeout: 200 });
});

test("BEY-12 no code of an island comes before it is near", async ({ page }) => {
	const asked = watchRequests(page);
	const countChunks = () => asked.filter((path) => path.startsWith("/assets/chunks/")).length;
	await page.goto("/blog", { waitUntil: "networkidle" });
	await expect(page.locator("[data-hydrated]")).toHaveCount(0);
	const before = countChunks();
	await hydrated(page, "NewsletterForm");
	expect(countChunks()).toBeGreaterThan(before + 1);
});

test("a page that the browser has translated still follows what is chosen and typed", async ({
	page,
}) => {
	const main = page.getByRole("main");
	for (const [path, island, field, answers] of [
		["/search", "SearchPage", "#q", { xqzv: "Nothing here has “xqzv”", vzqx: "has “vzqx”" }],
		["/locations", "SuburbSearch", "#q", { Nowra: "Nowra is outside", Berry: "Berry is outside" }],
		["/measure", "SquareCheck", "#figure-0", { 50: "for 50 mm.", 60: "for 60 mm." }],
		["/write", "WritePost", "#w-text", { "salt salt": "text: 2 words", salt: "text: 1 word;" }],
	] as const) {
		await open(page, path, island);
		for (const [typed, answer] of Object.entries(answers)) {
			await page.locator(field).fill(typed);
			await expect(main.getByText(answer).last()).toBeVisible();
			await translate(page);
		}
	}
	await open(page, "/search?q=shutters", "SearchPage");
	await expect(main.locator("mark").first()).toHaveText("shutters", { ignoreCase: true });
	await translate(page);
	await page.locator("#q").fill("shutter awning");
	await expect(main.locator("mark", { hasText: "Awnings" }).first()).toBeVisible();
	await open(page, "/products/roller-blinds", "Samples");
	const boxes = page.locator("[data-island=Samples] label");
	for (const index of [0, 1, 2, 3, 4]) await boxes.nth(index).click();
	await translate(page);
	await boxes.nth(0).click();
	await expect(page.getByText("Five are the most")).toHaveCount(0);
	await open(page, "/price-guide", "PriceGuide");
	await translate(page);
	await page.locator("#p-choice").selectOption("bioclimatic-pergolas price-pergola");
	await expect(page.getByLabel("Depth")).toBeVisible();
	for (const added of ["one window", "2 windows"]) {
		await page.getByRole("link", { name: "Add to your windows" }).click();
		await expect(main.getByText(`Your list has ${added}`)).toBeVisible();
		await translate(page);
	}
	await open(page, "/which-product?trouble=glare&facing=north", "Chooser");
	await translate(page);
	await page.locator("[value=night]").check({ force: true });
	await expect(page.getByRole("link", { name: "Add to your windows with Veri" })).toBeVisible();
	await open(page, "/your-windows", "YourWindows");
	await translate(page);
	await page.getByRole("button", { name: "Take out Window 1" }).click();
	await expect(main.getByText("Together $8,000 to $25,000")).toBeVisible();
	await open(page, "/contact");
	await expect(page.getByText("This goes with your enquiry")).toBeVisible();
	await translate(page);
	await page.getByRole("button", { name: "Leave the list out" }).click();
	await expect(page.getByText("Your list stays out of this enquiry")).toBeVisible();
});
