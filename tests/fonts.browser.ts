import { globSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { auditedPages } from "../scripts/audit/pages.ts";
import { openPage } from "./page.ts";
import { sumShifts } from "./shifts.ts";

const paths = auditedPages.map(({ path }) => path);
/** The bytes of Arimo, which has the widths of Arial. */
const arimo = readFileSync("node_modules/@fontsource/arimo/files/arimo-latin-400-normal.woff2");
const fallbackFace =
	/@font-face\{font-family:(\w+ Fallback);src:[^;]*local\(Arial\)[^;]*;size-adjust:([^;]+);ascent-override:([^;]+);descent-override:([^;]+);line-gap-override:([^;}]+)\}/g;

/** Makes the fallback faces of the style sheet from Arimo: the system may have none of the typefaces they name. */
async function giveArial(page: Page) {
	const [file = ""] = globSync("dist/client/assets/static/*.css");
	const faces = [...readFileSync(file, "utf8").matchAll(fallbackFace)].map(
		([, family = "", sizeAdjust, ascentOverride, descentOverride, lineGapOverride]) => {
			return { family, metrics: { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } };
		},
	);
	expect(faces.map(({ family }) => family)).toEqual(["Ysabeau Fallback", "Figtree Fallback"]);
	const base64 = arimo.toString("base64");
	// Faces made from bytes are there at once, before the first layout.
	await page.addInitScript(
		({ faces, base64 }) => {
			const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
			for (const { family, metrics } of faces)
				document.fonts.add(new FontFace(family, bytes, metrics as FontFaceDescriptors));
		},
		{ faces, base64 },
	);
	await page.route("**/*.css", async (route) => {
		const response = await route.fetch();
		const body = (await response.text()).replaceAll(fallbackFace, "");
		await route.fulfill({ response, body });
	});
}

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
					await giveArial(opened);
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
