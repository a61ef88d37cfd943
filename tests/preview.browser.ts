import { spawnSync } from "node:child_process";
import path from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { newPostOptions } from "./newPostOptions.ts";
import { openPage } from "./page.ts";
import { makeProjectFolder, removeProjectFolder } from "./projectFolder.ts";
import { type RunningSite, runSite } from "./runningSite.ts";

let folder: string;
let site: RunningSite;

beforeAll(async () => {
	folder = makeProjectFolder();
	const { status, stderr } = spawnSync(
		process.execPath,
		[path.resolve("scripts/new-post.ts"), "A post that is being written", ...newPostOptions],
		{ cwd: folder, encoding: "utf8" },
	);
	expect(stderr).toBe("");
	expect(status).toBe(0);
	site = await runSite({ folder, mode: "dev" });
});

afterAll(async () => {
	await site.stop();
	removeProjectFolder(folder);
});

test("BEY-14 under `npm run dev` /preview shows every block with what to type for it", async () => {
	const page = await openPage(`${site.origin}/preview`);
	await page.getByRole("heading", { level: 1, name: "Every block a post may use" }).waitFor();
	for (const block of ["h2", "h3", "h4", "ul ul", "ol", "blockquote", "table", "figure", "del"]) {
		expect(await page.locator(`main section:last-of-type ${block}`).count()).toBeGreaterThan(0);
	}
	const source = page.locator("details", { hasText: "| A table | Centred |" });
	const typed = source.getByLabel("What to type");
	expect(await typed.isVisible()).toBe(false);
	await source.locator("summary").click();
	expect(await typed.inputValue()).toContain("| compares | $300 to $500 | 1.5 m² |");
});

test("BEY-14 the preview fits a phone", async () => {
	const page = await openPage(`${site.origin}/preview`, { width: 375 });
	for (const summary of await page.locator("main summary").all()) await summary.click();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test("BEY-14 a draft of `npm run new:post` is linked from the preview and opens", async () => {
	const page = await openPage(`${site.origin}/preview`);
	await page.getByRole("link", { name: "A post that is being written" }).click();
	await page.getByRole("heading", { level: 1, name: "A post that is being written" }).waitFor();
	expect(await page.locator(".answer").innerText()).toContain("Write here the answer");
});

test("BEY-14 the built site has no preview", async () => {
	const answer = await fetch(`${inject("origin")}/preview`);
	expect(answer.status).toBe(404);
	expect(await answer.text()).toContain("404 Page Not Found");
});
