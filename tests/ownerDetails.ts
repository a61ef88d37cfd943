import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

/** Lets functions read other details of the owner than those of content/site.yaml until a test ends. */
export function changeDetails(look: RegExp, words: string): void {
	const home = process.cwd();
	const details = readFileSync("content/site.yaml", "utf8");
	process.chdir(mkdtempSync(path.join(tmpdir(), "site-")));
	onTestFinished(() => process.chdir(home));
	mkdirSync("content");
	writeFileSync("content/site.yaml", details.replace(look, words));
}
