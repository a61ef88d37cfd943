import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { readBody } from "./check/text/parse.ts";
import { postSchema } from "./content/schemas/post.ts";
import { readSource } from "./content/source.ts";
import { validate } from "./content/validate.ts";

const root = mkdtempSync(path.join(tmpdir(), "new-post-"));
beforeAll(() => {
	mkdirSync(path.join(root, "blog"));
	cpSync("content/template.mdx", path.join(root, "template.mdx"));
});

function newPost(...args: string[]) {
	const env = { ...process.env, CONTENT_ROOT: root, BUILD_DATE: "2026-03-01" };
	return spawnSync(process.execPath, ["scripts/new-post.ts", ...args], { encoding: "utf8", env });
}

/** A draft that the content check finds sound, as its schema reads it. */
function readDraft(slug: string) {
	const source = readSource(path.join(root, `blog/${slug}.mdx`));
	const faults: unknown[] = [];
	const post = validate(postSchema, source, faults as never[]);
	expect([...faults, ...readBody(source.body).refusals]).toEqual([]);
	return post;
}

test.each([
	['What salt does: a "test" #1', "what-salt-does-a-test-1"],
	['What salt does: a "test" #1', "what-salt-does-a-test-1-2"],
	["Kiama's salt and O’Brien's café", "kiamas-salt-and-obriens-cafe"],
	["Page", "page-2"],
	["Façade: 2 × 3 m", "facade-2-3-m"],
	["“Größe” \n und Öl", "grosse-und-ol"],
])("BEY-14 a draft of %s is written under the free address %s", (title, slug) => {
	const { status, stdout } = newPost(title);
	expect(stdout).toContain(`blog/${slug}.mdx, a draft`);
	expect(status).toBe(0);
	expect(readDraft(slug)).toMatchObject({ slug, date: "2026-03-01", draft: true });
});

test("BEY-14 the address may be chosen", () => {
	newPost("Salt", "--slug", "salt-on-tracks");
	expect(readDraft("salt-on-tracks")).toMatchObject({ title: "Salt" });
});

test.each([
	["no title", [], 'npm run new:post -- "Title of the post"'],
	["a title without Latin letters", ["百叶窗"], "add --slug some-words"],
	["an address that is taken", ["Salt", "--slug", "salt-on-tracks"], "choose another with --slug"],
	["an address of the blog itself", ["Salt", "--slug", "category"], "choose another with --slug"],
	["an unknown option", ["Salt", "--sulg", "x"], "--sulg"],
])("BEY-14 %s is an error and writes nothing", (_what, args, sentence) => {
	const { status, stderr } = newPost(...args);
	expect(status).toBe(1);
	expect(stderr).toContain(sentence);
});
