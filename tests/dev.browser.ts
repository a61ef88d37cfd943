import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { findFreePort } from "../scripts/serve/ports.ts";
import { openPage } from "./page.ts";
import { makeProjectFolder, removeProjectFolder } from "./projectFolder.ts";
import { type RunningSite, runSite, startSite } from "./runningSite.ts";

const post = "content/blog/cleaning-curtains-guide.mdx";
const text = readFileSync(post, "utf8");
const added = "content/blog/added-while-running.mdx";
const misnamed = "content/blog/misnamed-post.md";
let folder: string;
let site: RunningSite;

// The dev server compiles a page on the first visit.
vi.setConfig({ testTimeout: 90_000 });

beforeAll(async () => {
	folder = makeProjectFolder();
	site = await runSite({ folder, mode: "dev" });
});

afterEach(() => {
	write(post, text);
	for (const file of [added, misnamed]) rmSync(path.join(folder, file), { force: true });
});

afterAll(async () => {
	await site.stop();
	removeProjectFolder(folder);
});

function write(file: string, text: string) {
	writeFileSync(path.join(folder, file), text);
}

/** Opens a page and lets Vite finish its work on a first visit: bundling packages and reloading the page. */
async function openSettled(address: string): Promise<Page> {
	const page = await openPage(site.origin + address);
	await page.waitForLoadState("networkidle");
	page.setDefaultTimeout(20_000);
	return page;
}

/** Waits until the terminal output matches. */
async function waitForOutput(pattern: RegExp, { output } = site) {
	for (let waited = 0; waited < 40_000 && !pattern.test(output()); waited += 100) await wait(100);
	expect(output()).toMatch(pattern);
}

test("ARC-05 BEY-14 saving a post updates the open page", async () => {
	const page = await openSettled("/blog/cleaning-curtains-guide");
	write(post, text.replace(/^title: .*$/m, 'title: "A title just saved"'));
	await page.getByRole("heading", { level: 1, name: "A title just saved" }).waitFor();
	write(post, text);
	await page.getByRole("heading", { level: 1, name: /Cleaning curtains/ }).waitFor();
});

test("ARC-05 BEY-14 a post that is added has its page and stands in the list, and goes when it is deleted", async () => {
	const page = await openSettled("/blog");
	const own = {
		id: "9001",
		title: '"Added while running"',
		slug: "added-while-running",
		excerpt:
			"A post that a writer adds while the preview runs, to see at once whether it reads well, with its own page, its card and its place in the list.",
		description:
			"Added while the preview runs, this post has its page, its card and its place in the list at once, and is gone again when its file goes.",
		date: "2026-01-01",
	};
	write(
		added,
		Object.entries(own).reduce(
			(all, [key, value]) => all.replace(new RegExp(`^${key}: .*$`, "m"), `${key}: ${value}`),
			text,
		),
	);
	await page.getByRole("link", { name: "Added while running" }).first().waitFor();
	await page.goto(`${site.origin}/blog/added-while-running`);
	await page.getByRole("heading", { level: 1, name: "Added while running" }).waitFor();
	rmSync(path.join(folder, added));
	await page.waitForURL("**/blog");
});

test.each([
	[
		"frontmatter",
		(whole: string) => whole.replace(/^title: /m, "titel: "),
		/cleaning-curtains-guide\.mdx:\d+:\d+ {2}titel: .*did you mean "title"/,
	],
	[
		"text",
		(whole: string) => `${whole}\nThe slat is {size} wide.\n`,
		/cleaning-curtains-guide\.mdx:\d+:\d+ {2}.*brace/,
	],
])(
	"BEY-14 ARC-06 broken %s is said in the terminal and over the page, and mended without a restart",
	async (_part, spoil, sentence) => {
		const page = await openSettled("/blog/cleaning-curtains-guide");
		const overlay = page.locator("vite-error-overlay");
		write(post, spoil(text));
		await overlay.waitFor({ state: "attached" });
		await expect.poll(() => overlay.locator(".message-body").innerText()).toMatch(sentence);
		await waitForOutput(sentence);

		await page.goto(`${site.origin}/about`);
		await overlay.waitFor({ state: "attached" });
		write(post, text);
		await page.getByRole("heading", { level: 1 }).waitFor();
		expect(await overlay.count()).toBe(0);
	},
);

test("BEY-14 ARC-06 a post saved with another ending is said at once, and goes from the page with its file", async () => {
	const page = await openSettled("/about");
	const overlay = page.locator("vite-error-overlay");
	write(misnamed, text);
	await waitForOutput(/misnamed-post\.md:1:1 {2}posts end in \.mdx; rename the file/);
	await overlay.waitFor({ state: "attached" });
	rmSync(path.join(folder, misnamed));
	await overlay.waitFor({ state: "detached" });
});

test("BEY-14 ARC-06 begun with a broken post, it says what to mend and starts when that is done", async () => {
	const own = makeProjectFolder();
	const broken = path.join(own, post);
	writeFileSync(broken, text.replace(/^title: /m, "titel: "));
	const late = startSite({ folder: own, mode: "dev", port: await findFreePort() });
	try {
		await waitForOutput(/cleaning-curtains-guide\.mdx:\d+:\d+ {2}titel: .*"title"/, late);
		await waitForOutput(/Mend it and save/, late);
		expect(late.output()).not.toContain("    at ");
		writeFileSync(broken, text.replace(/^date: /m, "dat: "));
		await waitForOutput(/cleaning-curtains-guide\.mdx:\d+:\d+ {2}dat: .*"date"/, late);
		writeFileSync(broken, text);
		await waitForOutput(/The site is at/, late);
		expect((await fetch(`${late.origin}/about`)).status).toBe(200);
	} finally {
		await late.stop();
		removeProjectFolder(own);
	}
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

test("API-11 functions answer under the dev server, and their files reload no page", async () => {
	expect((await fetch(`${site.origin}/api/contact`)).status).toBe(405);
	expect(site.output()).not.toContain("page reload .netlify");
});
