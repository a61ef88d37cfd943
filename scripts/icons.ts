import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { colors } from "../components/Picture/colors.ts";

/** An icon of public/icons. `bleed` means that the ink goes to the edges, because the system rounds the corners. */
interface Icon {
	name: string;
	/** Side length in pixels. */
	size: number;
	bleed?: boolean;
	/** Share of the side that the mark takes up; maskable icons keep it within the middle 80% (W3C manifest). */
	mark?: number;
}

const icons: Icon[] = [
	{ name: "icon-192", size: 192 },
	{ name: "icon-512", size: 512 },
	{ name: "maskable-512", size: 512, bleed: true, mark: 0.72 },
	{ name: "apple-touch-icon", size: 180, bleed: true, mark: 0.88 },
];

/** Draws the site's icons from its favicon. Run by hand when the logo changes; the files are kept in public. */
async function buildIcons(): Promise<void> {
	mkdirSync("public/icons", { recursive: true });
	const logo = readFileSync("public/favicon.svg", "utf8");
	for (const icon of icons) {
		await render(logo, icon)
			.png({ compressionLevel: 9, palette: true })
			.toFile(`public/icons/${icon.name}.png`);
	}
	const small = await render(logo, { name: "favicon", size: 32 }).png().toBuffer();
	writeFileSync("public/favicon.ico", toIco(small, 32));
}

function render(logo: string, { size, bleed = false, mark = 1 }: Icon) {
	const shapes = logo.trim().replace(/^<svg[^>]*>|<\/svg>$/g, "");
	const edge = (32 * (1 / mark - 1)) / 2;
	const box = [-edge, -edge, 32 + 2 * edge, 32 + 2 * edge];
	const ground = bleed ? `<rect x="-32" y="-32" width="96" height="96" fill="${colors.ink}"/>` : "";
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${box.join(" ")}">${ground}${shapes}</svg>`;
	return sharp(Buffer.from(svg), { density: 300 }).resize(size, size);
}

/** Wraps one PNG as an ICO file: a header of 6 bytes, one entry of 16, then the picture. */
function toIco(png: Buffer, size: number): Buffer {
	const header = Buffer.alloc(22);
	header.writeUInt16LE(1, 2);
	header.writeUInt16LE(1, 4);
	header.writeUInt8(size, 6);
	header.writeUInt8(size, 7);
	header.writeUInt16LE(1, 10);
	header.writeUInt16LE(32, 12);
	header.writeUInt32LE(png.length, 14);
	header.writeUInt32LE(header.length, 18);
	return Buffer.concat([header, png]);
}

if (import.meta.main) await buildIcons();
