import { spawnSync } from "node:child_process";
import {
	appendFileSync,
	cpSync,
	existsSync,
	globSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dist } from "./html.ts";
import { makeProjectFolder, removeProjectFolder } from "./projectFolder.ts";

const slug = "cleaning-curtains-guide";
const alias = "clean-curtains-easily";
let folder: string;

/** Files of the built site, with the time when they were written. */
const readTimes = () =>
	new Map(
		globSync(`${dist}/**/*.html`, { cwd: folder }).map((name) => [
			path.relative(dist, name),
			statSync(path.join(folder, name)).mtimeMs,
		]),
	);
const readPage = (name: string) => readFileSync(path.join(folder, name), "utf8");
const read = (name: string) => readPage(path.join(dist, name));

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

test("ARC-07 BEY-08 pages rendered anew by themselves have the bytes that they have when all are rendered, and nothing else stays", () => {
	// So much about another subject that posts which listed this one as related list others.
	appendFileSync(
		path.join(folder, `content/blog/${slug}.mdx`),
		`\n${"[Salt](/blog/zip-screens-kiama-salt-and-hardware). ".repeat(9)}\n`,
	);
	const { status, written } = build();
	expect(status).toBe(0);
	const others = written.filter((name) => ![`blog/${slug}.html`, `${alias}.html`].includes(name));
	expect(others.length).toBeGreaterThan(0);
	expect(others.length).toBeLessThan(20);
	const names = globSync(`${dist}/**/*.html`, { cwd: folder });
	const before = new Map(names.map((name) => [name, readPage(name)]));
	// A host or a person may leave an incomplete dist: with the record, but not all pages.
	for (const name of ["about", "blog", "contact", "gallery", "locations"])
		rmSync(path.join(folder, dist, `${name}.html`));
	const leftovers = [
		"blog/withdrawn.html",
		"assets/withdrawn.js",
		"search/text/blog/withdrawn.json",
		"_withdrawn",
	];
	const passages = path.join(folder, dist, `search/text/blog/${slug}.json`);
	const { ino, mtimeMs } = statSync(passages);
	for (const name of leftovers) writeFileSync(path.join(folder, dist, name), "Of an earlier build");
	const whole = build();
	expect([whole.status, whole.written.length]).toEqual([0, names.length]);
	expect(statSync(passages)).toMatchObject({ ino, mtimeMs });
	expect(leftovers.filter((name) => existsSync(path.join(folder, dist, name)))).toEqual([]);
	expect(names.filter((name) => readPage(name) !== before.get(name))).toEqual([]);
});

test("ARC-07 one changed post renders its own page, and feed and search have its new words", () => {
	const words = "Brush the hem before the tidewrack dries.";
	appendFileSync(path.join(folder, `content/blog/${slug}.mdx`), `\n${words}\n`);
	const { status, written } = build();
	expect(status).toBe(0);
	expect(written).toEqual([`blog/${slug}.html`, `${alias}.html`]);
	for (const name of [...written, "feed.xml", "atom.xml", `search/text/blog/${slug}.json`])
		expect([name, read(name).includes(words)]).toEqual([name, true]);
	expect(read("search/index.json")).toContain("tidewrack");
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
