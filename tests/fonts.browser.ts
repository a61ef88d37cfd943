import { describe, expect, test } from "vitest";
import { auditedPages } from "../scripts/audit/pages.ts";
import { openPage } from "./page.ts";
import { sumShifts } from "./shifts.ts";

const paths = auditedPages.map(({ path }) => path);

describe("typefaces", () => {
	test.each(paths)("BEY-12 every letter of %s is in the two subsets", async (path) => {
		const page = await openPage(path);
		await page.evaluate(() => document.fonts.ready);
		const session = await page.context().newCDPSession(page);
		await session.send("DOM.enable");
		await session.send("CSS.enable");
		const { root } = await session.send("DOM.getDocument", { depth: -1 });
		const { nodeIds } = await session.send("DOM.querySelectorAll", {
			nodeId: root.nodeId,
			selector: "h1, h2, h3, p, li, td, th, a, button, label, figcaption, summary, dt, dd, b",
		});
		const others = new Set<string>();
		const used = new Set<string>();
		for (const nodeId of nodeIds) {
			const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
			for (const { familyName, isCustomFont } of fonts)
				(isCustomFont ? used : others).add(familyName);
		}
		expect([...used].map((name) => name.replace(/ .*/, "")).sort()).toEqual(["Figtree", "Ysabeau"]);
		expect([...others]).toEqual([]);
	});

	test("BEY-12 figures stand on the line in the display face", async () => {
		const page = await openPage("/");
		const widths = await page.evaluate(async () => {
			await document.fonts.ready;
			const measure = (feature: string) => {
				const canvas = document.createElement("span");
				canvas.textContent = "3579";
				canvas.style.cssText = `font: 400px "Ysabeau Variable"; font-variant-numeric: ${feature}; position: absolute`;
				document.body.append(canvas);
				const { width } = canvas.getBoundingClientRect();
				canvas.remove();
				return width;
			};
			return [measure("lining-nums"), measure("oldstyle-nums")];
		});
		expect(widths[0]).not.toBe(widths[1]);
	});

	test.each(["/", "/blog/cleaning-curtains-guide", "/contact"])(
		"BEY-12 nothing on %s moves when the fonts are late",
		async (path) => {
			const page = await openPage(path, {
				width: 375,
				before: async (opened) => {
					await opened.route("**/*.woff2", async (route) => {
						await new Promise((resolve) => setTimeout(resolve, 900));
						await route.continue();
					});
				},
			});
			await page.evaluate(() => document.fonts.ready);
			expect(await sumShifts(page)).toBeLessThan(0.001);
		},
	);
});
