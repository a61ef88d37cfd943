import { spawnSync } from "node:child_process";
import { appendFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { makeProjectFolder, removeProjectFolder } from "../projectFolder.ts";
import { type RunningSite, runSite } from "../runningSite.ts";

// One after another, on one dev server, which compiles a page on the first visit.
test.describe.configure({ mode: "serial", timeout: 120_000 });
test.use({ navigationTimeout: 60_000, actionTimeout: 60_000 });
const expectSoon = expect.configure({ timeout: 60_000 });

const post = "content/blog/cleaning-curtains-guide.mdx";
const address = "/blog/cleaning-curtains-guide";
const text = readFileSync(post, "utf8");
let folder: string;
let site: RunningSite;

const write = (file: string, words: string | Buffer) =>
	writeFileSync(path.join(folder, file), words);
const heading = (page: Page, name: string | RegExp) =>
	page.getByRole("heading", { level: 1, name });
const overlay = (page: Page) => page.locator("vite-error-overlay");

/** Opens a page and waits for it: on a first visit Vite bundles packages and reloads the page. */
async function open(page: Page, at: string) {
	await page.goto(site.origin + at);
	await expectSoon(page.locator("h1")).toBeVisible();
}

test.beforeAll(async () => {
	test.setTimeout(120_000);
	folder = makeProjectFolder([".cache", "public", "scripts"]);
	const title = "A post that is being written";
	const draft = [path.resolve("scripts/new-post.ts"), title];
	expect(spawnSync(process.execPath, draft, { cwd: folder }).status).toBe(0);
});

test.afterAll(async () => {
	await site?.stop();
	removeProjectFolder(folder);
});

test("BEY-14 ARC-06 begun with a broken post, it says what to mend", async ({ page }) => {
	write(post, text.replace(/^title: /m, "titel: "));
	site = await runSite({ folder, mode: "dev" });
	expect(site.output()).toMatch(/cleaning-curtains-guide\.mdx:\d+:\d+ {2}titel: .*"title"/);
	expect(site.output()).not.toContain("    at ");
	await page.goto(site.origin + address);
	await expectSoon(overlay(page).locator(".message-body")).toContainText("titel");
	expect((await fetch(`${site.origin}/search/index.json`)).status, "of search").toBe(500);
	write(post, text);
	await expectSoon(heading(page, /Cleaning curtains/)).toBeVisible();
});

test("ARC-05 BEY-14 a post that is added is listed until it is deleted", async ({ page }) => {
	await open(page, "/blog");
	const fields = {
		title: '"Added while running"',
		slug: "added-while-running",
		excerpt:
			"A post that a writer adds while the preview runs, to see at once whether it reads well, with its own page, its card and its place in the list.",
		description:
			"Added while the preview runs, this post has its page, its card and its place in the list at once, and is gone again when its file goes.",
		date: "2026-01-01",
	};
	const added = Object.entries(fields).reduce(
		(all, [key, value]) => all.replace(new RegExp(`^${key}: .*$`, "m"), `${key}: ${value}`),
		text.replace(/^id: .*\n/m, ""),
	);
	write("content/blog/added-while-running.mdx", added);
	const link = page.getByRole("link", { name: "Added while running" }).first();
	await expectSoon(link).toBeVisible();
	await open(page, "/blog/added-while-running");
	await expectSoon(heading(page, "Added while running")).toBeVisible();
	rmSync(path.join(folder, "content/blog/added-while-running.mdx"));
	await page.waitForURL("**/blog");
});

test("BEY-14 a picture that is added is shown, or said to be unreadable", async ({ page }) => {
	const list = "content/images/images.yaml";
	const master = "content/images/added-picture.png";
	const picture = await sharp({
		create: { width: 1600, height: 1000, channels: 3, background: "#2d5a4b" },
	})
		.png()
		.toBuffer();
	await open(page, address);
	write(master, picture);
	appendFileSync(
		path.join(folder, list),
		'added-picture:\n  alt: "A green wall"\n  caption: "A wall."\n  position: "50% 50%"\n',
	);
	write(post, text.replace(/^image: .*$/m, "image: added-picture"));
	const shown = page.locator("main img").first();
	await expectSoon(shown).toHaveAttribute("src", /added-picture/);
	write(master, Buffer.from(picture).fill(0, 40, 400));
	await expectSoon(overlay(page).locator(".message-body")).toContainText(`${master}:1:1`);
	write(master, picture);
	await expectSoon(shown).toHaveAttribute("src", /added-picture/);
	write(post, text);
	write(list, readFileSync(list, "utf8"));
	rmSync(path.join(folder, master));
	await expectSoon(async () => {
		await page.reload();
		await expect(shown).not.toHaveAttribute("src", /added-picture/, { timeout: 1000 });
	}).toPass();
});

test("ARC-05 ARC-06 BEY-14 saving a post updates the open page; one that breaks is said, and mended in place", async ({
	page,
}) => {
	await open(page, address);
	write(post, text.replace(/^title: .*$/m, 'title: "A title just saved"'));
	await expectSoon(heading(page, "A title just saved")).toBeVisible();
	const sentence = /cleaning-curtains-guide\.mdx:\d+:\d+ {2}.*brace/;
	write(post, `${text}\nThe slat is {size} wide.\n`);
	await expectSoon(overlay(page).locator(".message-body")).toContainText(sentence);
	await expectSoon.poll(() => site.output()).toMatch(sentence);
	write(post, text);
	await expectSoon(async () => {
		await page.reload();
		await expect(heading(page, /Cleaning curtains/)).toBeVisible();
		await expect(overlay(page)).toHaveCount(0);
	}).toPass();
});

test("RT-22 NF-06 API-11 the host's rules hold here too, and functions answer", async () => {
	const get = (at: string) => fetch(site.origin + at, { redirect: "manual" });
	expect((await get("/products/nope")).headers.get("location")).toBe("/products");
	expect((await get("/About")).headers.get("location")).toBe("/about");
	const missing = await get("/locations/nope");
	expect(missing.status).toBe(404);
	expect(await missing.text()).toContain("The location or product you");
	expect((await get("/products/awnings")).status).toBe(200);
	expect((await get("/api/contact")).status).toBe(405);
	expect(site.output()).not.toContain("page reload .netlify");
	await site.stop();
	expect(site.process.exitCode, "after Ctrl-C").toBe(0);
});

test("BEY-14 begun again, it shows the page that is opened first, with nothing before it", async ({
	page,
}) => {
	site = await runSite({ folder, mode: "dev" });
	const listens = page.waitForEvent("console", (message) =>
		/vite\] connected/.test(message.text()),
	);
	await open(page, address);
	await listens;
	await page.waitForLoadState("networkidle");
	await expect(overlay(page)).toHaveCount(0);
});
