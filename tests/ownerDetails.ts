import { readFileSync } from "node:fs";
import { onTestFinished } from "vitest";
import { makeFolder } from "./makeFolder.ts";

/** Lets functions read other details of the owner than those of content/site.yaml until a test ends. */
export function changeDetails(look: RegExp, words: string): void {
	const home = process.cwd();
	const details = readFileSync("content/site.yaml", "utf8");
	process.chdir(makeFolder({ "content/site.yaml": details.replace(look, words) }));
	onTestFinished(() => process.chdir(home));
}
