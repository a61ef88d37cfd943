import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import pixelmatch from "pixelmatch";
import sharp from "sharp";
import { auditedPages } from "./audit/pages.ts";
import { serveAuditSite } from "./audit/site.ts";
import { launchBrowser } from "./browser.ts";
import { findFreePort } from "./serve/ports.ts";

/**
 * `npm run test:visual` compares ten pages of the built site at two widths with the pictures in tests/visual and
 * says which differ. After an intended change of design: `npm run test:visual -- --update`.
 */
const { values } = parseArgs({ options: { update: { type: "boolean", default: false } } });
const folder = "tests/visual";
const found = "reports/visual";
const widths = [375, 1280];
const shrink = 3;
/** Share of the pixels that may differ: enough for the edge of a letter, not for a line of text. */
const tolerance = 0.0005;
/** Difference between two colours that counts, from 0 to 1. */
const threshold = 0.15;
/** Pictures have their own tests and may be rendered again; their frames keep their colour. */
const still = ".pic img { visibility: hidden } * { caret-color: transparent !important }";

mkdirSync(folder, { recursive: true });
mkdirSync(found, { recursive: true });
const paths = auditedPages.map(({ path }) => path);
const site = await serveAuditSite("dist/client", paths, await findFreePort());
const browser = await launchBrowser();
const faults: string[] = [];
for (const path of paths) {
	for (const width of widths) {
		const name = `${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}-${width}.png`;
		const picture = await takePicture(path, width);
		if (values.update) writeFileSync(`${folder}/${name}`, picture);
		else {
			const fault = await compare(name, picture);
			if (fault) faults.push(`${path} at ${width} px: ${fault}`);
		}
	}
}
await browser.close();
await site.close();
if (faults.length)
	console.error(`${faults.join("\n")}\nSee ${found}; meant so? npm run test:visual -- --update`);
else
	console.log(values.update ? `Kept ${paths.length * widths.length} pictures.` : "All as before.");
process.exitCode = faults.length ? 1 : 0;

/** The whole page, small and in 16 colours, which keeps the set within 1.5 MB. */
async function takePicture(path: string, width: number): Promise<Buffer> {
	const page = await browser.newPage({
		viewport: { width, height: 900 },
		reducedMotion: "reduce",
		bypassCSP: true,
	});
	await page.goto(site.origin + path, { waitUntil: "networkidle" });
	await page.addStyleTag({ content: still });
	await page.evaluate(() => document.fonts.ready);
	const whole = await page.screenshot({ fullPage: true, animations: "disabled" });
	await page.close();
	return sharp(whole)
		.resize(Math.round(width / shrink))
		.png({ palette: true, colours: 16, dither: 0, compressionLevel: 9, effort: 10 })
		.toBuffer();
}

/** Says what differs from the kept picture; both pictures and their difference are saved in the reports. */
async function compare(name: string, picture: Buffer): Promise<string | undefined> {
	if (!existsSync(`${folder}/${name}`)) return "there is no picture to compare with";
	const [before, after] = await Promise.all([
		readPixels(readFileSync(`${folder}/${name}`)),
		readPixels(picture),
	]);
	const { width, height } = after.info;
	if (before.info.height !== height) {
		writeFileSync(`${found}/${name}`, picture);
		return `it is about ${height * shrink} px tall and was ${before.info.height * shrink}`;
	}
	const difference = Buffer.alloc(after.data.length);
	const count = pixelmatch(before.data, after.data, difference, width, height, { threshold });
	if (count <= width * height * tolerance) return undefined;
	writeFileSync(`${found}/${name}`, picture);
	const raw = { width, height, channels: 4 } as const;
	await sharp(difference, { raw })
		.png()
		.toFile(`${found}/${name.replace(".png", ".diff.png")}`);
	return `${count} of ${width * height} pixels differ`;
}

function readPixels(picture: Buffer) {
	return sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}
