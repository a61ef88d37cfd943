import { globSync, readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expect, mounted, phone, test, visit } from "./fixtures.ts";
import { sumShifts } from "./layout.ts";

const samples = [
	"/",
	"/products/plantation-shutters",
	"/gallery",
	"/blog/cleaning-curtains-guide",
	"/locations/kiama/zip-screens",
];

test.describe("the layout", () => {
	for (const [path, height] of [
		["/", 600],
		["/products/awnings", 400],
		["/service-areas", 400],
		["/contact", 400],
	] as const) {
		test(`HOME-04 PDT-09 SVC-08 CON-01 CST-04 the hero of ${path} is ${height} px tall on a wide screen`, async ({
			page,
		}) => {
			await page.setViewportSize({ width: 1600, height: 900 });
			await visit(page, path);
			expect(Math.round((await page.locator(".hero").boundingBox())?.height ?? 0)).toBe(height);
		});
	}

	for (const width of [375, 1280]) {
		test(`PRD-01 BLG-01 at ${width} px the links of a row of cards are level, and no row has an empty place on a phone`, async ({
			page,
		}) => {
			await page.setViewportSize({ width, height: 900 });
			for (const path of ["/products", "/blog"]) {
				await visit(page, path);
				const rows = await page.locator(".card:has(.more)").evaluateAll((cards) => {
					const groups = Map.groupBy(cards, (card) => Math.round(card.getBoundingClientRect().top));
					return [...groups.values()].map((row) =>
						row.map((card) => card.querySelector(".more")?.getBoundingClientRect().bottom ?? 0),
					);
				});
				expect(rows.length).toBeGreaterThan(2);
				for (const row of rows) expect(Math.max(...row) - Math.min(...row)).toBeLessThan(1.5);
				if (path === "/products" && width === 375)
					expect(new Set(rows.slice(1).map((row) => row.length))).toEqual(new Set([2]));
			}
		});
	}

	test("HOME-01 HOME-09 HOME-12 no short word of Home's heading is alone, a step's name is one line, and the suburbs stand in two columns", async ({
		page,
	}) => {
		await visit(page, "/");
		const columns = await page
			.locator("section", { has: page.getByRole("heading", { name: "Areas We Service" }) })
			.locator("ul a")
			.evaluateAll((all) => all.map((a) => Math.round(a.getBoundingClientRect().left)));
		expect(new Set(columns).size).toBe(2);
		for (const width of [768, 960, 1024, 1060]) {
			await page.setViewportSize({ width, height: 900 });
			const lines = await page.locator("h1").evaluate((heading) => {
				const range = document.createRange();
				const text = heading.firstChild as Text;
				const words = [...text.data.matchAll(/\S+/g)].map(({ index, 0: word }) => {
					range.setStart(text, index);
					range.setEnd(text, index + word.length);
					return { word, top: range.getBoundingClientRect().top };
				});
				const rows = Map.groupBy(words, ({ top }) => top);
				return [...rows.values()].map((row) => row.map(({ word }) => word).join(" "));
			});
			expect(lines.filter((line) => line.length < 6)).toEqual([]);
			if (width < 1024) continue;
			const heights = await page
				.locator(".steps h3")
				.evaluateAll((names) => names.map((name) => name.clientHeight));
			expect(new Set(heights).size).toBe(1);
		}
	});

	test("PRD-08 the price stands beside its bars on a desktop and under them on a phone", async ({
		page,
	}) => {
		for (const [width, padding] of [
			[375, "0px"],
			[1280, "32px"],
		] as const) {
			await page.setViewportSize({ width, height: 900 });
			await visit(page, "/products/plantation-shutters");
			await expect(page.locator(".scale + *").first()).toHaveCSS("padding-inline-start", padding);
		}
	});

	test("no table of a post is wider than its column, on a desktop or on paper", async ({
		page,
	}) => {
		test.slow();
		const files = globSync("content/blog/*.mdx").filter((file) =>
			/^\|.*\|$/m.test(readFileSync(file, "utf8")),
		);
		for (const file of files) {
			const slug = /^slug: (.+)$/m.exec(readFileSync(file, "utf8"))?.[1];
			await page.goto(`/blog/${slug}`, { waitUntil: "domcontentloaded" });
			for (const [media, width] of [
				["screen", 1280],
				["print", 718],
			] as const) {
				await page.emulateMedia({ media });
				await page.setViewportSize({ width, height: 900 });
				const hidden = await page
					.locator(".prose .tbl")
					.evaluateAll((all) => all.map((box) => box.scrollWidth - box.clientWidth));
				expect(Math.max(0, ...hidden), `${slug} (${media})`).toBe(0);
			}
		}
	});
});

test.describe("on paper", () => {
	for (const path of ["/blog/plantation-shutter-cleaning-guide", "/price-guide", "/contact", "/"]) {
		test(`${path} has no buttons, forms and menus, and its footer says on one line whom to ring`, async ({
			page,
		}) => {
			// A4 with margins of 1 cm.
			await page.setViewportSize({ width: 718, height: 900 });
			await visit(page, path);
			await page.emulateMedia({ media: "print" });
			const gone =
				"button, .btn, input, nav, .aside, .share, .quote-box, .more-posts, .window, .footer [target]";
			await expect(page.locator(gone).filter({ visible: true })).toHaveCount(0);
			const footer = page.locator(".footer");
			const middle = async (selector: string) => {
				const { y = 0, height = 0 } = (await footer.locator(selector).boundingBox()) ?? {};
				return y + height / 2;
			};
			for (const selector of ["a[href^='tel:']", "a[href^='mailto:']"])
				expect(Math.abs((await middle(selector)) - (await middle(".brand")))).toBeLessThan(12);
			expect((await footer.boundingBox())?.height).toBeLessThan(200);
		});
	}

	test("BEY-08 a post is its text, with the addresses of its links", async ({ page }) => {
		await visit(page, "/blog/bal-ratings-explained-mittagong");
		await page.emulateMedia({ media: "print" });
		for (const part of ["h1", ".answer", ".prose h2", ".prose figure", ".author"])
			await expect(page.locator(part).first()).toBeVisible();
		const link = page.locator(".prose a[href^='/']").first();
		expect(await link.evaluate((one) => getComputedStyle(one, "::after").content)).toContain("/");
	});

	test("HOME-09 the steps are black on white, without their drawings", async ({ page }) => {
		await visit(page, "/");
		await page.emulateMedia({ media: "print" });
		const looks = await page.locator(".steps li").evaluateAll((steps) =>
			steps.map((step) => {
				const { color, backgroundColor } = getComputedStyle(step);
				return `${color}, ${backgroundColor}, ${getComputedStyle(step, "::before").display}`;
			}),
		);
		expect(new Set(looks)).toEqual(new Set(["rgb(0, 0, 0), rgba(0, 0, 0, 0), none"]));
	});
});

test.describe("where motion is unwanted", () => {
	for (const path of samples) {
		test(`BEY-12 nothing on ${path} moves`, async ({ page }) => {
			await visit(page, path);
			const moving = await page.evaluate(() =>
				document.getAnimations().map((one) => (one as CSSAnimation).animationName),
			);
			expect(moving).toEqual([]);
			await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
		});
	}
});

test.describe("in forced colours", () => {
	/** Opens a page in which the browser replaces colours by those of the visitor. */
	async function open(page: Page, path: string) {
		await page.emulateMedia({ forcedColors: "active" });
		await visit(page, path);
	}

	async function expectDifferent(one: Locator, other: Locator, pseudo = "") {
		const [first, second] = await Promise.all(
			[one, other].map((part) =>
				part.evaluate((element, pseudo) => {
					const { color, backgroundColor, scale } = getComputedStyle(element, pseudo);
					return `${color} on ${backgroundColor} ${scale}`;
				}, pseudo),
			),
		);
		expect(first).not.toBe(second);
	}

	for (const path of [...samples, "/contact", "/price-guide", "/locations"]) {
		test(`BEY-12 every control of ${path} keeps a border, an underline or a drawing`, async ({
			page,
		}) => {
			await open(page, path);
			for (const viewport of [phone, { width: 1280, height: 900 }]) {
				await page.setViewportSize(viewport);
				expect(await findVanished(page)).toEqual([]);
			}
		});
	}

	test("BEY-12 GAL-03 HDR-10 BLG-01 what is chosen or current differs from what is not", async ({
		page,
	}) => {
		await open(page, "/gallery");
		const filter = (name: string) => page.locator(".filters label", { hasText: name });
		await expectDifferent(filter("All"), filter("Venetian Blinds"));
		const entry = (name: string) => page.locator(".nav").getByRole("link", { name, exact: true });
		await expectDifferent(entry("Gallery"), entry("About"), "::after");
		await open(page, "/blog");
		const paging = page.locator(".paging");
		await expectDifferent(
			paging.locator("[aria-current]"),
			paging.locator("[href='/blog/page/2']").first(),
		);
	});

	test("BEY-12 BEY-06 the suburb that the arrow keys choose and the row of the recess that applies differ too", async ({
		page,
	}) => {
		await open(page, "/locations");
		await mounted(page, "suburb-search");
		await page.locator("#suburb").pressSequentially("kiama");
		await page.keyboard.press("ArrowDown");
		const options = page.locator(".matches [role=option]");
		await expect(options.first()).toHaveAttribute("aria-selected", "true");
		await expectDifferent(options.first(), options.nth(1));
		await open(page, "/plantation-shutters-guide");
		await mounted(page, "recess-check");
		await page.fill("#r-depth", "72");
		await page.getByRole("button", { name: "Check the depth" }).click();
		const rows = page.locator(".recess tbody tr");
		await expectDifferent(
			rows.and(page.locator(".current")).locator("td").first(),
			rows.last().locator("td").first(),
		);
	});

	test("BEY-12 BEY-04 HOME-08 the search has an edge, the map a light ground, and drawings made of backgrounds stay or go whole", async ({
		page,
	}) => {
		await open(page, "/");
		const steps = await page
			.locator(".steps li")
			.evaluateAll((all) => all.map((step) => getComputedStyle(step, "::before").display));
		expect(new Set(steps)).toEqual(new Set(["none"]));
		await expect(page.locator(".window .blades")).toHaveCSS("background-image", /gradient/);
		await mounted(page, "search");
		await page.keyboard.press("/");
		await expect(page.getByRole("dialog")).toHaveCSS("border-block-end-width", "1px");
		await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
		await page.goto("/locations");
		await expect(page.locator(".map")).toHaveCSS("background-color", "rgb(253, 252, 247)");
	});

	/** Controls that forced colours leave without a visible border, underline or mark. */
	function findVanished(page: Page): Promise<string[]> {
		return page.evaluate(() => {
			const controls = document.querySelectorAll<HTMLElement>(
				"a.btn, button, input:not([type=hidden]), select, textarea, .call",
			);
			return [...controls].flatMap((control) => {
				const shown = { opacityProperty: true, visibilityProperty: true };
				if (control.closest(".vh") || !control.checkVisibility(shown)) return [];
				const { borderTopWidth, borderTopStyle, textDecorationLine } = getComputedStyle(control);
				const bordered = Number.parseFloat(borderTopWidth) >= 1 && borderTopStyle !== "none";
				const marked = control.querySelector("svg") !== null || textDecorationLine === "underline";
				return bordered || marked ? [] : [control.outerHTML.slice(0, 100)];
			});
		});
	}
});

test.describe("typefaces", () => {
	for (const path of [...samples, "/contact"]) {
		test(`BEY-12 every letter of ${path} is in the two subsets`, async ({ page }) => {
			await visit(page, path);
			await page.evaluate(() => document.fonts.ready);
			const session = await page.context().newCDPSession(page);
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
			expect([...used].sort()).toEqual(["Figtree", "Ysabeau"]);
		});
	}

	for (const path of ["/", "/blog/cleaning-curtains-guide", "/contact"]) {
		test(`BEY-12 nothing on ${path} moves when the fonts are late`, async ({ page }) => {
			await page.setViewportSize(phone);
			await giveArial(page);
			const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
			await page.route("**/*.woff2", async (route) => {
				await held;
				await route.continue();
			});
			await page.goto(path, { waitUntil: "domcontentloaded" });
			await page.evaluate(
				() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
			);
			letGo();
			await page.evaluate(() => document.fonts.ready);
			await page.waitForLoadState();
			expect(await sumShifts(page)).toBeLessThan(0.001);
		});
	}

	/** Makes the fallback faces of the style sheet from Arimo, which has the widths of Arial: the system may lack that. */
	async function giveArial(page: Page) {
		const fallbackFace =
			/@font-face\{font-family:(\w+ Fallback);src:[^;]*local\(Arial\)[^;]*;size-adjust:([^;]+);ascent-override:([^;]+);descent-override:([^;]+);line-gap-override:([^;}]+)\}/g;
		const [file = ""] = globSync("dist/client/assets/static/*.css");
		const faces = [...readFileSync(file, "utf8").matchAll(fallbackFace)].map(
			([, family = "", sizeAdjust, ascentOverride, descentOverride, lineGapOverride]) => {
				return {
					family,
					metrics: { sizeAdjust, ascentOverride, descentOverride, lineGapOverride },
				};
			},
		);
		expect(faces).toHaveLength(2);
		const arimo = "node_modules/@fontsource/arimo/files/arimo-latin-400-normal.woff2";
		// Faces made from bytes are there at once, before the first layout.
		await page.addInitScript(
			({ faces, base64 }) => {
				const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
				for (const { family, metrics } of faces)
					document.fonts.add(new FontFace(family, bytes, metrics as FontFaceDescriptors));
			},
			{ faces, base64: readFileSync(arimo, "base64") },
		);
		await page.route("**/*.css", async (route) => {
			const response = await route.fetch();
			const body = (await response.text()).replaceAll(fallbackFace, "");
			await route.fulfill({ response, body });
		});
	}
});

for (const [name, viewport, deviceScaleFactor] of [
	["a phone with two dots a pixel", { width: 375, height: 667 }, 2],
	["a screen of 1280 px", { width: 1280, height: 800 }, 1],
] as const) {
	test.describe(`pictures on ${name}`, () => {
		test.use({ viewport, deviceScaleFactor });

		for (const path of samples) {
			test(`BEY-12 those of ${path} are as wide as their place needs, and none in the first view is lazy`, async ({
				page,
			}) => {
				await visit(page, path);
				const late = await page.locator(".pic img[loading=lazy]").evaluateAll(
					(all) =>
						all.filter((img) => {
							const { top, left, right } = img.getBoundingClientRect();
							return img.checkVisibility() && top < innerHeight && right > 0 && left < innerWidth;
						}).length,
				);
				if (viewport.width === 375) expect(late).toBe(0);
				const pictures = await readPictures(page);
				expect(pictures.length).toBeGreaterThan(0);
				for (const { file, width, needed, offered } of pictures) {
					// A small slot may use the file that a larger slot of the page has already loaded.
					const most = Math.max(
						...pictures.filter((one) => one.file === file).map((one) => one.needed),
					);
					const enough = offered.find((one) => one >= most * 1.04) ?? Math.max(...offered);
					expect(width, `${file} is wider than the ${most} px it needs`).toBeLessThanOrEqual(
						enough,
					);
					const least = Math.min(needed * 0.85, Math.max(...offered));
					expect(width, `${file} is blurred: it needs ${needed} px`).toBeGreaterThanOrEqual(least);
				}
			});
		}
	});
}

/** Loads every visible picture and reads which file the browser chose; widths are in screen pixels. */
function readPictures(page: Page) {
	return page.locator(".pic").evaluateAll((frames) =>
		Promise.all(
			frames
				.filter((frame) => frame.checkVisibility())
				.map(async (frame) => {
					const img = frame.querySelector("img") as HTMLImageElement;
					img.loading = "eager";
					await img.decode();
					const source = [...frame.querySelectorAll("source")].find(
						({ media }) => !media || matchMedia(media).matches,
					);
					const { width, height } = frame.getBoundingClientRect();
					const ratio = img.naturalWidth / img.naturalHeight;
					const file = new URL(img.currentSrc).pathname;
					return {
						file,
						width: Number(/-(\d+)-\w+\.\w+$/.exec(file)?.[1]),
						needed: Math.round(Math.max(width, height * ratio) * devicePixelRatio),
						offered: [...(source?.srcset ?? "").matchAll(/ (\d+)w/g)].map(([, one]) => Number(one)),
					};
				}),
		),
	);
}
