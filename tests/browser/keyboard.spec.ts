import type { Locator, Page } from "@playwright/test";
import { expect, hydrated, isWide, send, test, toast } from "./fixtures.ts";

/** Presses Tab until the target has the focus. @throws when it is not reached within 80 presses */
async function tabTo(page: Page, target: Locator): Promise<void> {
	for (let presses = 0; presses < 80; presses++) {
		await page.keyboard.press("Tab");
		if (await target.evaluate((element) => element === document.activeElement)) return;
	}
	throw new Error(`${target} is not reached with the Tab key`);
}

async function press(page: Page, target: Locator, address: string | RegExp): Promise<void> {
	await tabTo(page, target);
	await page.keyboard.press("Enter");
	await page.waitForURL(address);
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
	await tabTo(page, field);
	await page.keyboard.type(text);
}

test("BEY-12 HDR-16 PDT-05 somebody chooses a product and asks for a quote", async ({ page }) => {
	await page.goto("/");
	const menu = page.getByRole("navigation", { name: "Main" });
	await tabTo(page, menu.locator("summary"));
	await page.keyboard.press("Enter");
	const link = menu.getByRole("link", { name: "Venetian Blinds" });
	await press(page, link, "**/products/venetian-blinds");
	await press(page, page.getByRole("link", { name: "Request a Quote" }).first(), "**/contact*");
	await type(page, page.getByLabel("Name", { exact: true }), "Ana Field");
	await type(page, page.getByLabel("Phone", { exact: true }), "0255501234");
	await type(page, page.getByLabel("Email", { exact: true }), "ana@example.com");
	await type(page, page.getByLabel("Street address"), "3 Hill Street");
	await hydrated(page);
	// The page with the link has ticked its product.
	await expect(page.getByRole("checkbox", { name: "Venetian Blinds" })).toBeChecked();
	await tabTo(page, page.getByRole("checkbox", { name: "Plantation Shutters" }));
	await page.keyboard.press("Space");
	await type(page, page.getByLabel("Message"), "Two windows");
	await tabTo(page, send(page));
	const sent = page.waitForRequest("**/api/contact");
	await page.keyboard.press("Enter");
	expect((await sent).postDataJSON()).toMatchObject({
		name: "Ana Field",
		interests: ["Plantation Shutters", "Venetian Blinds"],
		message: "Two windows",
	});
	await expect(toast(page)).toContainText("Success!");
	await expect(page.getByRole("heading", { name: "We have your enquiry" })).toBeFocused();
});

test("BEY-12 the first press of Tab offers a way past the header", async ({ page }) => {
	await page.goto("/products/awnings");
	await page.keyboard.press("Tab");
	const skip = page.getByRole("link", { name: "Skip to content" });
	await expect(skip).toBeFocused();
	// In view, and on top of the header.
	await skip.click({ trial: true });
	expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await expect(page.locator("main :focus")).toHaveCount(1);
	expect(await isWide(page)).toBe(false);
});

for (const [path, width] of [
	["/", 1280],
	["/contact", 375],
	["/locations", 1280],
	["/blog/cleaning-curtains-guide", 1280],
	["/plantation-shutters-guide", 1280],
] as const) {
	test(`BEY-12 the focus is seen wherever it goes on ${path} at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 640 });
		await page.goto(path);
		const faults: string[] = [];
		for (let stop = 0; stop < 50; stop++) {
			await page.keyboard.press("Tab");
			const fault = await page.evaluate(inspectFocus);
			if (fault) faults.push(fault);
		}
		expect(faults).toEqual([]);
	});
}

/** What is wrong with how the focus shows: no outline, one that does not stand out, or something over the element. Runs in the page. */
function inspectFocus(): string {
	const element = document.activeElement as HTMLElement;
	if (element === document.body) return "";
	const name = `${element.tagName} "${element.innerText?.slice(0, 40).trim() || element.id}"`;
	const ringed = [element, element.closest("label"), element.closest(".card")].find((part) => {
		const style = part && getComputedStyle(part);
		// A box that is not seen shows its focus by its label.
		if (!style || style.opacity === "0") return false;
		return style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
	});
	if (!ringed) return `${name} has no outline`;
	const whole = element.closest("label") ?? element;
	const rects = [...whole.getClientRects()].filter(({ width, height }) => width * height > 0);
	const isSeen = rects.some(({ left, top, width, height }) =>
		[0.1, 0.5, 0.9].some((x) =>
			[0.1, 0.5, 0.9].some((y) => {
				const hit = document.elementFromPoint(left + width * x, top + height * y);
				return hit !== null && (whole.contains(hit) || hit.contains(whole));
			}),
		),
	);
	if (!isSeen) return `${name} is covered, or out of view`;
	const { outlineColor, outlineOffset } = getComputedStyle(ringed);
	// An outline that is not drawn inwards lies on what is around the element.
	let ground = Number.parseFloat(outlineOffset) < 0 ? ringed : ringed.parentElement;
	const isBare = (part: Element) => {
		const { backgroundImage, backgroundColor } = getComputedStyle(part);
		return backgroundImage === "none" && /, 0\)|transparent/.test(backgroundColor);
	};
	while (ground && isBare(ground)) ground = ground.parentElement;
	const { backgroundImage, backgroundColor } = getComputedStyle(ground ?? document.body);
	// A gradient counts as the colour that it starts with.
	const [start] = /(rgba?|oklab|oklch|color)\([^)]*\)/.exec(backgroundImage) ?? [];
	const canvas = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
	const luminance = (color: string) => {
		canvas.fillStyle = "white";
		canvas.fillRect(0, 0, 1, 1);
		canvas.fillStyle = color;
		canvas.fillRect(0, 0, 1, 1);
		const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
			const share = part / 255;
			return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
		});
		return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
	};
	const ratio = luminance(outlineColor) / luminance(start ?? backgroundColor);
	const contrast = Math.max(ratio, 1 / ratio);
	return contrast < 3 ? `${name} has an outline with a contrast of ${contrast.toFixed(1)}` : "";
}
