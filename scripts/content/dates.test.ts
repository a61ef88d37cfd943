import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, expect, test, vi } from "vitest";
import { makeFolder } from "../../tests/makeFolder.ts";
import { getContent } from "./collections.ts";
import { makeDater, readChanges } from "./dates.ts";

const content = getContent();
const { slug = "", date, file = "" } = content.posts[0] ?? {};
const root = makeFolder();
const whole = path.join(root, "whole");
const shallow = path.join(root, "shallow");

/** Without the variables of a hook, which would lead git to the project's own history. */
function git(args: string[], day = "2026-01-01") {
	const env = { PATH: process.env.PATH, GIT_COMMITTER_DATE: `${day}T12:00:00Z` };
	const author = ["-c", "user.name=Mei", "-c", "user.email=mei@example.com"];
	execFileSync("git", [...author, ...args], {
		env: { ...env, GIT_AUTHOR_DATE: `${day}T12:00:00Z` },
	});
}

function commit(day: string, files: Record<string, string>) {
	cpSync(makeFolder(files), whole, { recursive: true });
	git(["-C", whole, "add", "."]);
	git(["-C", whole, "commit", "--quiet", "--message", day], day);
}

const kiama = "- id: 90\n  slug: bombo\n  about: >-\n    Surf.\n\n\n\n\n- id: 91\n  slug: gerroa\n";
const region = "name: Kiama\nproducts:\n  awnings:\n    intro: x\n  zip-screens:\n    intro: y\n";

beforeAll(() => {
	git(["init", "--quiet", whole]);
	commit("2026-01-02", {
		"content/suburbs/kiama.yaml": kiama,
		"content/regions/kiama.yaml": region,
		"content/regions/gone.yaml": region,
		"content/products/awnings.mdx": "A",
		[file]: "A",
		"content/faq.yaml": "A",
	});
	commit("2026-02-03", {
		"content/products/awnings.mdx": "B",
		"content/suburbs/kiama.yaml": kiama.replace("- id: 91", "- id: 92"),
	});
	git(["-C", whole, "rm", "--quiet", "content/regions/gone.yaml"]);
	commit("2026-03-04", {
		"content/suburbs/kiama.yaml": kiama.replace("- id: 91", "- id: 92").replace("Surf.", "Wind."),
		"content/regions/kiama.yaml": region.replace("intro: y", "intro: z"),
	});
	git(["clone", "--quiet", "--depth", "1", pathToFileURL(whole).href, shallow]);
});

test("BEY-09 a page is as new as its own words, not as its neighbours' in the same file, and a list has no day", async () => {
	vi.stubEnv("GIT_DIR", path.join(whole, ".git"));
	const days = new Map(await readChanges());
	const dateOf = makeDater(content, days);
	const paths = [
		["/products/awnings", "2026-02-03"],
		["/locations/bombo", "2026-03-04"],
		["/locations/bombo/awnings", "2026-03-04"],
		["/locations/gerroa", "2026-02-03"],
		["/locations/region/kiama/awnings", "2026-01-02"],
		["/locations/region/kiama/zip-screens", "2026-03-04"],
		["/", undefined],
		["/blog", undefined],
		["/products", undefined],
		["/compare", undefined],
	] as const;
	expect(paths.map(([page]) => [page, dateOf(page)])).toEqual(paths);
	expect(days.get("content/faq.yaml")).toBe("2026-01-02");
});

test("BEY-09 a post has the newer of its own date and its file's last change, with a history or without", () => {
	const dateOf = (day?: string) =>
		makeDater(content, new Map(day ? [[file, day]] : []))(`/blog/${slug}`);
	expect(dateOf("2036-02-03")).toBe("2036-02-03");
	expect([dateOf("2020-01-01"), dateOf()]).toEqual([date, date]);
});

test("BEY-09 a text that says when it was changed has that day without a history", () => {
	const { slug, updated } = content.pages.find((page) => page.updated) ?? {};
	expect(updated).toMatch(/^20/);
	expect(makeDater(content, new Map())(`/${slug}`)).toBe(updated);
});

test.each([
	["a shallow history, in which the last commit seems to hold every file,", shallow],
	["a folder that is no repository", path.join(root, "none")],
])("BEY-09 %s gives no day", async (_what, folder) => {
	vi.stubEnv("GIT_DIR", path.join(folder, ".git"));
	expect((await readChanges()).size).toBe(0);
});
