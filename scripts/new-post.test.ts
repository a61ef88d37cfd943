import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { PassThrough } from "node:stream";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type ContentCopy, copyContent } from "../tests/contentCopy.ts";
import { newPostOptions } from "../tests/newPostOptions.ts";
import { readBodyOnce } from "../tests/readBodyOnce.ts";
import { checkContent } from "./content/check.ts";
import { formatFault } from "./content/faults.ts";
import { askForMissing, Cancelled } from "./new-post/questions.ts";

let copy: ContentCopy;

beforeEach(() => {
	copy = copyContent();
});
afterEach(() => copy.dispose());

function newPost(...args: string[]) {
	const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/new-post.ts", ...args], {
		encoding: "utf8",
		env: { ...process.env, CONTENT_ROOT: copy.root, BUILD_DATE: "2026-03-01" },
	});
	return { status, stdout: copy.tidy(stdout), stderr: copy.tidy(stderr) };
}

const read = (name: string) => readFileSync(`${copy.root}/blog/${name}.mdx`, "utf8");

describe("npm run new:post", { timeout: 60_000 }, () => {
	test("BEY-14 writes a draft with the next id and today's date that the content check finds sound", () => {
		const highest = Math.max(
			...checkContent(copy.root, readBodyOnce).content.posts.map(({ id }) => id),
		);
		const { status, stdout } = newPost('What salt does: a "test" #1', ...newPostOptions);
		expect(status).toBe(0);
		expect(stdout).toContain("content/blog/what-salt-does-a-test-1.mdx");
		const draft = read("what-salt-does-a-test-1");
		expect(draft).toContain(`id: ${highest + 1}\n`);
		expect(draft).toContain("date: 2026-03-01\n");
		expect(draft).toContain("draft: true\n");
		const { content, faults } = checkContent(copy.root, readBodyOnce);
		expect(faults.map(formatFault)).toEqual([]);
		const { title } = content.posts.find(({ id }) => id === highest + 1) ?? {};
		expect(title).toBe("What salt does: a “test” #1");
	});

	test("BEY-14 a title that was used before gets the next free address and the next id", () => {
		newPost("Salt on the track", ...newPostOptions);
		newPost("Salt on the track!", ...newPostOptions);
		expect(read("salt-on-the-track-2")).toMatch(/^id: (\d+)$/m);
		const [first, second] = ["salt-on-the-track", "salt-on-the-track-2"].map((name) =>
			Number(/^id: (\d+)$/m.exec(read(name))?.[1]),
		);
		expect(second).toBe((first ?? 0) + 1);
		expect(checkContent(copy.root, readBodyOnce).faults.map(formatFault)).toEqual([]);
	});

	test("BEY-14 a draft that is published with the draft's own words is refused", () => {
		newPost("Salt on the track", ...newPostOptions);
		copy.write(
			"blog/salt-on-the-track.mdx",
			read("salt-on-the-track").replace("draft: true\n", ""),
		);
		expect(
			checkContent(copy.root, readBodyOnce).faults.map(
				({ field, message }) => `${field}: ${message}`,
			),
		).toEqual([
			"excerpt: write it before the post is published; this is still the draft's own text",
			"description: write it before the post is published; this is still the draft's own text",
		]);
	});

	test("BEY-14 without a terminal it says all that is missing, and writes nothing", () => {
		const before = readdirSync(`${copy.root}/blog`).length;
		const { status, stderr } = newPost();
		expect(status).toBe(1);
		for (const key of ["title", "category", "image", "tags"])
			expect(stderr).toContain(`${key}: missing;`);
		expect(stderr).toContain("Nothing was written.");
		expect(readdirSync(`${copy.root}/blog`)).toHaveLength(before);
	});

	test("BEY-14 it says all that is wrong, with the nearest right word", () => {
		const { status, stderr } = newPost(
			"Salt",
			"--category",
			"Zip Screen",
			"--image",
			"zip-sceens",
			"--tags",
			"salt",
			"--date",
			"17/09/2025",
			"--slug",
			"Salt & Sun",
			"--excerpt",
			"Short.",
		);
		expect(status).toBe(1);
		expect(stderr.trim().split("\n")).toEqual([
			'category: "Zip Screen" is not a category of content/categories.yaml; did you mean "Zip Screens"?',
			'image: "zip-sceens" is not a picture of content/images; did you mean "zip-screens"?',
			"tags: give three to six tags with commas between",
			"date: write 2025-09-17, not 17/09/2025",
			'slug: write "salt-sun": lower case, digits and hyphens only',
			"excerpt: write 120 to 160 characters; this has 6",
			"Nothing was written.",
		]);
	});

	test("BEY-14 it never writes over a post", () => {
		const { status, stderr } = newPost(
			"Another post",
			...newPostOptions,
			"--slug",
			"zip-screens-kiama-salt-and-hardware",
		);
		expect(status).toBe(1);
		expect(stderr).toContain(
			"There is a content/blog/zip-screens-kiama-salt-and-hardware.mdx already",
		);
	});

	test("BEY-14 an unknown option is named, with the help", () => {
		const { status, stderr } = newPost("Salt", "--colour", "red");
		expect(status).toBe(1);
		expect(stderr).toContain("--colour");
		expect(stderr).toContain("npm run new:post --");
	});
});

describe("in a terminal", () => {
	const names = {
		categories: ["Cost Guide", "Zip Screens"],
		pictures: ["awnings", "zip-screens"],
		titles: [],
		today: "2026-03-01",
	};

	/** Types keys one after another, as a person would, each after its question has appeared. */
	function type(keys: string[]) {
		const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
		const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows: 40 });
		const timer = setInterval(() => {
			const key = keys.shift();
			if (key === undefined) clearInterval(timer);
			else input.write(key);
		}, 30);
		return { input, output };
	}

	test("BEY-14 it asks for what is missing, and again for what will not do", async () => {
		const keys = [
			"Salt",
			"\r",
			"zip",
			"\r",
			"zip",
			"\r",
			"salt",
			"\r",
			", kiama, screens",
			"\r",
			"\r",
		];
		const answers = await askForMissing({}, names, type(keys) as never);
		expect(answers).toEqual({
			title: "Salt",
			category: "Zip Screens",
			image: "zip-screens",
			tags: "salt, kiama, screens",
			date: "2026-03-01",
		});
	});

	test("BEY-14 Ctrl-C writes nothing", async () => {
		await expect(askForMissing({ title: "Salt" }, names, type(["\x03"]) as never)).rejects.toThrow(
			Cancelled,
		);
	});
});
