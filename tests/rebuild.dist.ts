import { spawnSync } from "node:child_process";
import {
	appendFileSync,
	cpSync,
	globSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Built } from "../scripts/changes.ts";
import { dist } from "./html.ts";
import { makeProjectFolder, removeProjectFolder } from "./projectFolder.ts";

const slug = "cleaning-curtains-guide";
const alias = "clean-curtains-easily";
let folder: string;

/** Files of the built site, with when they were written. */
const readTimes = () =>
	new Map(
		globSync(`${dist}/**/*.html`, { cwd: folder }).map((name) => [
			path.relative(dist, name),
			statSync(path.join(folder, name)).mtimeMs,
		]),
	);
const read = (name: string) => readFileSync(path.join(folder, dist, name), "utf8");

function build() {
	const before = readTimes();
	const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build.ts"], {
		cwd: folder,
		env: { ...process.env, NODE_ENV: "" },
		encoding: "utf8",
	});
	const written = [...readTimes()].filter(([name, time]) => before.get(name) !== time);
	return { status, output: stdout + stderr, written: written.map(([name]) => name).sort() };
}

beforeAll(() => {
	folder = makeProjectFolder();
	// A build writes into these.
	for (const name of ["dist", "scripts", "public"]) {
		rmSync(path.join(folder, name));
		cpSync(name, path.join(folder, name), { recursive: true, preserveTimestamps: true });
	}
});
afterAll(() => removeProjectFolder(folder));

test("ARC-07 a build after which nothing has changed renders no page", () => {
	const { status, output, written } = build();
	expect([status, output]).toEqual([0, expect.stringContaining("Content is sound")]);
	expect(written).toEqual([]);
});

test("ARC-07 a page rendered anew by itself has the bytes that it has when all are rendered", () => {
	const record = path.join(folder, "dist/built.json");
	const built = JSON.parse(readFileSync(record, "utf8")) as Built;
	const posts = Object.entries(built.posts).slice(0, 20);
	for (const [, post] of posts) post.text = "something else";
	writeFileSync(record, JSON.stringify(built));
	const names = globSync(`${dist}/**/*.html`, { cwd: folder });
	const before = new Map(
		names.map((name) => [name, readFileSync(path.join(folder, name), "utf8")]),
	);
	const { status, written } = build();
	expect(status).toBe(0);
	expect(written).toEqual(
		expect.arrayContaining(posts.map(([address]) => `${address.slice(1)}.html`)),
	);
	const differ = names.filter(
		(name) => readFileSync(path.join(folder, name), "utf8") !== before.get(name),
	);
	expect(differ).toEqual([]);
});

test("ARC-07 one changed post renders its own page, and feed and search have its new words", () => {
	const words = "Brush the hem before the tide turns.";
	appendFileSync(path.join(folder, `content/blog/${slug}.mdx`), `\n${words}\n`);
	const { status, written } = build();
	expect(status).toBe(0);
	expect(written).toEqual([`blog/${slug}.html`, `${alias}.html`]);
	for (const name of [...written, "feed.xml", "atom.xml", `search/text/blog/${slug}.json`])
		expect([name, read(name).includes(words)]).toEqual([name, true]);
});

test("ARC-07 VAL-11 a post with a fault leaves the built site as it was, and the next build mends it", () => {
	const file = path.join(folder, `content/blog/${slug}.mdx`);
	const sound = readFileSync(file, "utf8");
	writeFileSync(file, `${sound}\n<marquee>Sale</marquee>\n`);
	const faulty = build();
	expect([faulty.status, faulty.written]).toEqual([1, []]);
	expect(faulty.output).toContain(`content/blog/${slug}.mdx:`);
	writeFileSync(file, `${sound}\nMended.\n`);
	expect(build().written).toEqual([`blog/${slug}.html`, `${alias}.html`]);
	expect(read(`blog/${slug}.html`)).toContain("Mended.");
});
