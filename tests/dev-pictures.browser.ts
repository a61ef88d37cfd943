import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openPage } from "./page.ts";
import { makeProjectFolder, removeProjectFolder } from "./projectFolder.ts";
import { type RunningSite, runSite } from "./runningSite.ts";

const post = "content/blog/cleaning-curtains-guide.mdx";
const master = "content/images/added-picture.png";
let folder: string;
let site: RunningSite;

// The dev server compiles a page on the first visit.
vi.setConfig({ testTimeout: 120_000 });

beforeAll(async () => {
	folder = makeProjectFolder([".cache", "public", "scripts"]);
	site = await runSite({ folder, mode: "dev" });
});

afterAll(async () => {
	await site.stop();
	removeProjectFolder(folder);
});

/** A picture of one colour, which takes little time to encode. */
async function savePicture(background: string) {
	const picture = sharp({ create: { width: 1600, height: 1000, channels: 3, background } });
	writeFileSync(path.join(folder, master), await picture.png().toBuffer());
}

/** Waits for the first picture of the page to be another than before, and returns its address. */
async function waitForPicture(page: Page, before = ""): Promise<string> {
	const shown = page.locator("main img").first();
	const read = () =>
		shown.evaluate(
			(image: HTMLImageElement) => (image.naturalWidth ? image.currentSrc : ""),
			undefined,
			{ timeout: 2000 },
		);
	await expect
		.poll(() => read().catch(() => before), { timeout: 60_000 })
		.not.toSatisfy((address) => address === "" || address === before);
	return read();
}

test("BEY-14 the page shows a picture that is added and replaced, and says which one cannot be read", async () => {
	const page = await openPage(`${site.origin}/blog/cleaning-curtains-guide`);
	const overlay = page.locator("vite-error-overlay .message-body");
	const first = await waitForPicture(page);

	await savePicture("#2d5a4b");
	appendFileSync(
		path.join(folder, "content/images/images.yaml"),
		'added-picture:\n  alt: "A green wall"\n  caption: "A wall."\n  position: "50% 50%"\n',
	);
	const text = readFileSync(post, "utf8").replace(/^image: .*$/m, "image: added-picture");
	writeFileSync(path.join(folder, post), text);
	const added = await waitForPicture(page, first);
	expect(added).toContain("/images/added-picture-");

	await savePicture("#b4552d");
	const replaced = await waitForPicture(page, added);
	expect(replaced).toContain("/images/added-picture-");

	const broken = readFileSync(path.join(folder, master)).fill(0, 40, 400);
	writeFileSync(path.join(folder, master), broken);
	await expect
		.poll(() => overlay.innerText(), { timeout: 20_000 })
		.toContain(`${master}:1:1  this picture cannot be read; export it again`);

	await savePicture("#2d5a4b");
	expect(await waitForPicture(page, replaced)).toBe(added);
});
