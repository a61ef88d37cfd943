import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const samples = [
	"/",
	"/products/panel-glides",
	"/gallery",
	"/blog/cleaning-curtains-guide",
	"/service-areas",
];
/** All but those of a strip, which is one file whatever its place. */
const pictures = (page: Page) => page.locator("picture:not([data-island=PictureStrip] *) img");

test("BEY-12 every letter of a post and of prices is in the two subsets", async ({ page }) => {
	const session = await page.context().newCDPSession(page);
	for (const path of ["/blog/bal-ratings-explained-mittagong", "/price-guide"]) {
		await page.goto(path);
		await page.evaluate(() => document.fonts.ready);
		await session.send("DOM.enable");
		await session.send("CSS.enable");
		const { root } = await session.send("DOM.getDocument", { depth: -1 });
		const { nodeIds } = await session.send("DOM.querySelectorAll", {
			nodeId: root.nodeId,
			selector: "h1, h2, h3, p, li, td, th, a, button, label, figcaption, summary, dt, dd, b",
		});
		const used = new Set<string>();
		for (const nodeId of nodeIds) {
			const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
			for (const { familyName, isCustomFont } of fonts)
				used.add(isCustomFont ? familyName.replace(/ .*/, "") : `${familyName} of the system`);
		}
		expect([...used].sort(), path).toEqual(["Figtree", "Ysabeau"]);
	}
});

for (const [name, viewport, deviceScaleFactor] of [
	["a phone with two dots a pixel", { width: 375, height: 667 }, 2],
	["a tablet", { width: 1024, height: 768 }, 1],
	["a screen of 1280 px", { width: 1280, height: 800 }, 1],
] as const) {
	test.describe(`pictures on ${name}`, () => {
		test.use({ viewport, deviceScaleFactor });

		// Each in a context of its own: of the files that a place may use, a browser takes one that it has.
		for (const path of samples) {
			test(`BEY-12 those of ${path} are as wide as their place needs`, async ({ page }) => {
				await page.goto(path);
				const late = await pictures(page)
					.and(page.locator("[loading=lazy]"))
					.evaluateAll(
						(all) =>
							all.filter((img) => {
								const { top, left, right } = img.getBoundingClientRect();
								return img.checkVisibility() && top < innerHeight && right > 0 && left < innerWidth;
							}).length,
					);
				if (viewport.width === 375) expect(late).toBe(0);
				const shown = await readPictures(page);
				expect(shown.length).toBeGreaterThan(0);
				for (const { file, width, needed, offered, place, subject } of shown) {
					expect(place, file).toBe(subject);
					// A small slot may use the file that a larger slot of the page has already loaded.
					const most = Math.max(
						...shown.filter((other) => other.file === file).map((other) => other.needed),
					);
					const enough = offered.find((wide) => wide >= most * 1.04) ?? Math.max(...offered);
					expect(width, `${file} is wider than the ${most} px it needs`).toBeLessThanOrEqual(
						enough,
					);
					// A phone has one file for every place; what other screens are offered is wide enough.
					const least =
						viewport.width === 375 ? Math.min(needed * 0.85, Math.max(...offered)) : needed * 0.85;
					expect(width, `${file} is blurred: it needs ${needed} px`).toBeGreaterThanOrEqual(least);
				}
			});
		}
	});
}

/** Loads every visible picture and reads which file the browser chose; widths are in screen pixels. */
function readPictures(page: Page) {
	return pictures(page).evaluateAll((all: HTMLImageElement[]) =>
		Promise.all(
			all
				.filter((img) => img.checkVisibility())
				.map(async (img) => {
					img.loading = "eager";
					await img.decode();
					const sources = img.parentElement?.querySelectorAll("source") ?? [];
					const source = [...sources].find(({ media }) => !media || matchMedia(media).matches);
					const { width, height } = img.getBoundingClientRect();
					const ratio = img.naturalWidth / img.naturalHeight;
					const { x, y } = img.closest<HTMLElement>(".pic")?.dataset ?? {};
					const file = new URL(img.currentSrc).pathname;
					return {
						file,
						width: Number(/-(\d+)-\w+\.\w+$/.exec(file)?.[1]),
						place: getComputedStyle(img).objectPosition,
						subject: `${x} ${y}`,
						needed: Math.round(Math.max(width, height * ratio) * devicePixelRatio),
						// A phone is offered one file, whose width only its name says.
						offered: [...(source?.srcset ?? "").matchAll(/-(\d+)-\w+\.avif/g)].map(([, wide]) =>
							Number(wide),
						),
					};
				}),
		),
	);
}
