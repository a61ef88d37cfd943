import { mkdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listPictureUses } from "./check/pictureNames.ts";
import { contentRoot } from "./content/collections.ts";
import { ContentError } from "./content/faults.ts";
import { isWhole, loadContent } from "./content/load.ts";
import { findMasters } from "./content/pictures/masters.ts";
import type { Picture } from "./content/schemas/lists.ts";

const sheetFile = "reports/images.html";

/** A picture on the sheet: its words, and the files that name it. */
interface SheetEntry extends Picture {
	/** Path of the master. */
	file: string;
	bytes: number;
	uses: readonly string[];
}

/** Reads every master, with its description and the places where it is shown. @throws ContentError */
export function listSheetEntries(): SheetEntry[] {
	const { content, faults, sources } = loadContent(contentRoot);
	if (!isWhole(content, faults)) throw new ContentError(faults);
	const uses = listPictureUses({ root: contentRoot, sources });
	return findMasters(contentRoot).flatMap((file) => {
		const { name } = path.parse(file);
		const words = content.images[name];
		const { size: bytes } = statSync(file);
		return words ? [{ ...words, file, bytes, uses: uses.get(name) ?? [] }] : [];
	});
}

/** Draws the page: each picture whole and in the tall crop for phones, with its description and its places. */
export function drawSheet(entries: readonly SheetEntry[]): string {
	const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
	return `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<title>Pictures</title>
<style>
body { font: 1rem/1.5 sans-serif; }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(30rem, 100%), 1fr)); gap: 2rem; }
img { height: 14rem; }
.tall { aspect-ratio: 4 / 5; object-fit: cover; }
</style>
<h1>${entries.length} pictures, ${(total / 1e6).toFixed(1)} MB</h1>
<p>The tall one is what a phone's hero shows around its position.</p>
<main>${entries.map(drawEntry).join("\n")}</main>
</html>
`;
}

function drawEntry({ file, bytes, alt, caption, position, uses }: SheetEntry): string {
	const src = path.posix.relative(path.dirname(sheetFile), file);
	const words = [
		`Alt text: ${alt}`,
		`Caption: ${caption}`,
		`${Math.round(bytes / 1000)} kB, position ${position}`,
		`Used in ${uses.join(", ") || "nothing yet"}`,
	];
	return `<article>
<h2>${path.parse(file).name}</h2>
<img src="${src}" alt="" loading="lazy"> <img class="tall" src="${src}" alt="" loading="lazy" style="object-position: ${position}">
${words.map((line) => `<p>${escapeHtml(line)}</p>`).join("\n")}
</article>`;
}

function escapeHtml(text: string): string {
	return text.replace(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`);
}

if (import.meta.main) {
	const entries = listSheetEntries();
	mkdirSync(path.dirname(sheetFile), { recursive: true });
	writeFileSync(sheetFile, drawSheet(entries));
	console.log(`Wrote ${entries.length} pictures to ${sheetFile}. Open it in a browser.`);
}
