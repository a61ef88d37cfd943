import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "../tests/makeFolder.ts";
import { readBody } from "./check/text/parse.ts";
import type { Fault } from "./content/faults.ts";
import { postSchema } from "./content/schemas/post.ts";
import { readSource } from "./content/source.ts";
import { validate } from "./content/validate.ts";

const root = makeFolder({
	"blog/salt-on-tracks.mdx": "---\ntitle: Salt\nslug: salt-on-tracks\n---\n",
	// As git may write it on Windows.
	"template.mdx": readFileSync("content/template.mdx", "utf8").replaceAll("\n", "\r\n"),
	"aliases.yaml": "- from: /blog/rust\n  to: /blog/salt\n",
});

function newPost(...args: string[]) {
	const env = { ...process.env, CONTENT_ROOT: root, BUILD_DATE: "2026-03-01" };
	return spawnSync(process.execPath, ["scripts/new-post.ts", ...args], { encoding: "utf8", env });
}

test.each([
	["Salt", ["What salt does: a “test” #1"], "what-salt-does-a-test-1"],
	["Page, an address of the blog itself,", ["Page"], "page-2"],
	["Rust, the old address of another post,", ["Rust"], "rust-2"],
	["a title with a chosen address", ["Sand", "--slug", "sand-on-tracks"], "sand-on-tracks"],
])("BEY-14 the draft of %s is sound, and one on Windows too", (_what, args, slug) => {
	const { status, stdout } = newPost(...args);
	expect(stdout).toContain(`blog/${slug}.mdx, a draft`);
	expect(status).toBe(0);
	const file = path.join(root, `blog/${slug}.mdx`);
	expect(readFileSync(file, "utf8")).toMatch(/\ndraft: true\n---\n\nWrite here/);
	const source = readSource(file);
	const faults: Fault[] = [];
	expect(validate(postSchema, source, faults)).toMatchObject({
		slug,
		date: "2026-03-01",
		draft: true,
	});
	expect([...faults, ...readBody(source.body).faults]).toEqual([]);
});

test.each([
	["no title", [], 'npm run new:post -- "Title of the post"'],
	["a title without Latin letters", ["百叶窗"], "add --slug some-words"],
	["a title that the check refuses", ["It is salt."], "title: leave out the full stop"],
	["an address that is none", ["Salt", "--slug", "Salt on"], 'slug: write "salt-on"'],
	[
		"an address that is taken",
		["Sand again", "--slug", "salt-on-tracks"],
		"choose another with --slug",
	],
	["a title that a post has", ["SALT", "--slug", "salt"], "salt-on-tracks.mdx has this title"],
	["an unknown option", ["Salt", "--sulg", "x"], "--sulg"],
])("BEY-14 %s is an error and writes nothing", (_what, args, sentence) => {
	const before = readdirSync(path.join(root, "blog"));
	const { status, stderr } = newPost(...args);
	expect(status).toBe(1);
	expect(stderr).toContain(sentence);
	expect(readdirSync(path.join(root, "blog"))).toEqual(before);
});
