import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { contentRoot } from "./content/collections.ts";
import { ContentError } from "./content/faults.ts";
import { type Content, isWhole, loadContent } from "./content/load.ts";
import { findMasters } from "./content/pictures/masters.ts";
import { listCodeUses, listPictureUses, type PictureUse } from "./content/pictures/pictureUses.ts";
import type { Picture } from "./content/schemas/lists.ts";

const sheetFile = "reports/images.html";

/** A picture on the sheet. */
export interface SheetEntry extends Picture {
	name: string;
	/** Path of the master. */
	file: string;
	width: number;
	height: number;
	bytes: number;
	uses: PictureUse[];
}

/** Reads every master, with its description and the places where it is shown. */
export async function listSheetEntries(content: Content): Promise<SheetEntry[]> {
	const uses = Map.groupBy(listPictureUses(content, listCodeUses()), ({ picture }) => picture);
	return Promise.all(
		findMasters(contentRoot).map(async (file) => {
			const { name } = path.parse(file);
			const { width, height } = (await sharp(file).metadata()).autoOrient;
			const words = content.images[name];
			if (!words) throw new Error(`${file} is not described in content/images/images.yaml`);
			const { size: bytes } = statSync(file);
			return { name, file, width, height, bytes, ...words, uses: uses.get(name) ?? [] };
		}),
	);
}

/** Draws the page: each picture whole and in the tall crop for phones, with its description and its places. */
export function drawSheet(entries: readonly SheetEntry[], tokens: string): string {
	const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
	return `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pictures</title>
<style>${tokens}${styles}</style>
<h1>Pictures</h1>
<p>${entries.length} pictures, ${(total / 1e6).toFixed(1)} MB. The tall one is what a phone's hero shows around its <code>position</code>.</p>
<main>
${entries.map(drawEntry).join("\n")}
</main>
</html>
`;
}

function drawEntry({ name, file, width, height, bytes, alt, caption, position, uses }: SheetEntry) {
	const src = escapeHtml(path.posix.relative(path.dirname(sheetFile), file));
	const image = (kind: string, text: string) =>
		`<img class="${kind}" src="${src}" alt="${escapeHtml(text)}" width="${width}" height="${height}" loading="lazy"${kind === "tall" ? ` style="object-position: ${position}"` : ""}>`;
	const places = uses.map(({ kind, place }) => `<li>${kind} ${escapeHtml(place)}</li>`).join("");
	return `<article id="${name}">
<h2>${name}</h2>
<div class="shots">${image("whole", alt)}${image("tall", "")}</div>
<p>${escapeHtml(caption)}</p>
<dl>
<dt>Alt text</dt><dd>${escapeHtml(alt)}</dd>
<dt>Size</dt><dd>${width} × ${height} px, ${Math.round(bytes / 1000)} kB</dd>
<dt>Position</dt><dd>${position}</dd>
<dt>Used in</dt><dd><ul>${places || "<li>nothing yet</li>"}</ul></dd>
</dl>
</article>`;
}

const styles = `
body { margin: 2rem; background: var(--bg); color: var(--fg); font: 1rem/1.5 var(--text); }
h1, h2 { font-family: var(--display); font-weight: var(--w-head); line-height: var(--lh-head); }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(30rem, 100%), 1fr)); gap: 3rem 2rem; }
.shots { display: flex; gap: 0.5rem; height: 14rem; background: var(--shade); }
.shots img { height: 100%; object-fit: cover; }
.whole { flex: 1; min-width: 0; }
.tall { flex: none; width: auto; aspect-ratio: 4 / 5; }
dl { display: grid; grid-template-columns: 6rem 1fr; gap: 0.25rem 1rem; font-size: var(--t-s); }
dt { color: var(--fg-2); }
dd { margin: 0; }
ul { margin: 0; padding: 0; list-style: none; }
`;

function escapeHtml(text: string): string {
	return text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
}

if (import.meta.main) {
	const { content, faults } = loadContent(contentRoot);
	if (!isWhole(content, faults)) throw new ContentError(faults);
	const entries = await listSheetEntries(content);
	mkdirSync(path.dirname(sheetFile), { recursive: true });
	writeFileSync(sheetFile, drawSheet(entries, readFileSync("components/tokens.css", "utf8")));
	console.log(`Wrote ${entries.length} pictures to ${sheetFile}. Open it in a browser.`);
}
