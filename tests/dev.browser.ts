import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPage } from "./page.ts";
import { makeProjectFolder, removeProjectFolder } from "./projectFolder.ts";
import { type RunningSite, runSite } from "./runningSite.ts";

const post = "content/blog/cleaning-curtains-guide.mdx";
let folder: string;
let site: RunningSite;

beforeAll(async () => {
	folder = makeProjectFolder();
	site = await runSite({ folder, mode: "dev" });
});

afterAll(async () => {
	await site.stop();
	removeProjectFolder(folder);
});

function read(file: string): string {
	return readFileSync(path.join(folder, file), "utf8");
}

function write(file: string, text: string) {
	writeFileSync(path.join(folder, file), text);
}

/** Waits until the terminal has said something that fits. */
async function waitForOutput(pattern: RegExp) {
	for (let waited = 0; waited < 10_000 && !pattern.test(site.output()); waited += 100) await wait(100);
	expect(site.output()).toMatch(pattern);
}

test("ARC-05 BEY-14 saving a post updates the open page", async () => {
	const page = await openPage(`${site.origin}/blog/cleaning-curtains-guide`);
	const before = read(post);
	write(post, before.replace(/^title: .*$/m, 'title: "A title just saved"'));
	await page.getByRole("heading", { level: 1, name: "A title just saved" }).waitFor();
	write(post, before);
	await page.getByRole("heading", { level: 1, name: "A title just saved" }).waitFor({ state: "detached" });
});

test("ARC-05 BEY-14 a post that is added has its page and stands in the list, and goes when it is deleted", async () => {
	const page = await openPage(`${site.origin}/blog`);
	const file = "content/blog/added-while-running.mdx";
	const text = read(post)
		.replace(/^title: .*$/m, 'title: "Added while running"')
		.replace(/^slug: .*$/m, "slug: added-while-running")
		.replace(/^id: .*$/m, "id: 9001")
		.replace(/^date: .*$/m, "date: 2026-01-01");
	write(file, text);
	await page.getByRole("link", { name: "Added while running" }).first().waitFor();
	await page.goto(`${site.origin}/blog/added-while-running`);
	await page.getByRole("heading", { level: 1, name: "Added while running" }).waitFor();
	rmSync(path.join(folder, file));
	await page.waitForURL("**/blog");
});

test.each([
	["frontmatter", (text: string) => text.replace(/^title: /m, "titel: "), /cleaning-curtains-guide\.mdx:\d+:\d+ {2}titel: .*did you mean "title"/],
	["text", (text: string) => `${text}\nThe slat is {size} wide.\n`, /cleaning-curtains-guide\.mdx:\d+:\d+ {2}.*brace/],
])("BEY-14 ARC-06 broken %s is said in the terminal and over the page, and mended without a restart", async (_part, spoil, sentence) => {
	const page = await openPage(`${site.origin}/blog/cleaning-curtains-guide`);
	const overlay = page.locator("vite-error-overlay");
	const before = read(post);
	write(post, spoil(before));
	await overlay.waitFor({ state: "attached" });
	await expect.poll(() => overlay.locator(".message-body").innerText()).toMatch(sentence);
	await waitForOutput(sentence);

	await page.goto(`${site.origin}/about`);
	await overlay.waitFor({ state: "attached" });
	write(post, before);
	await page.getByRole("heading", { level: 1 }).waitFor();
	expect(await overlay.count()).toBe(0);
});

test("RT-22 NF-06 the host's rules hold here too", async () => {
	const get = (address: string) => fetch(site.origin + address, { redirect: "manual" });
	expect((await get("/products/nope")).headers.get("location")).toBe("/products");
	expect((await get("/About")).headers.get("location")).toBe("/about");
	const missing = await get("/locations/nope");
	expect(missing.status).toBe(404);
	expect(await missing.text()).toContain("The location or product you");
	expect((await get("/%zz")).status).toBe(404);
	expect((await get("/products/awnings")).status).toBe(200);
});

test("API-11 functions answer under the dev server", async () => {
	expect((await fetch(`${site.origin}/api/contact`)).status).toBe(405);
});
