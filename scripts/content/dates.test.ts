import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { getContent } from "./collections.ts";
import { makeDater, parseBlame, parseLog, readChanges } from "./dates.ts";

const content = getContent();
const [newest] = content.posts;
if (!newest) throw new Error("no posts");
const log = [
	"\x002036-02-03",
	"",
	"content/products/awnings.mdx",
	`${newest.file}`,
	"\x002036-01-02",
	"",
	"content/products/awnings.mdx",
	"content/suburbs/kiama.yaml",
	"",
].join("\n");

test("BEY-09 the history gives each file its newest commit", () => {
	expect([...parseLog(log)]).toEqual([
		["content/products/awnings.mdx", "2036-02-03"],
		[newest.file, "2036-02-03"],
		["content/suburbs/kiama.yaml", "2036-01-02"],
	]);
});

test("BEY-09 a page is as new as the file with its words, and a list has no day", () => {
	const dateOf = makeDater(content, parseLog(log));
	expect(dateOf("/products/awnings")).toBe("2036-02-03");
	expect(dateOf(`/blog/${newest.slug}`)).toBe("2036-02-03");
	expect(["/", "/blog", "/products", "/compare"].map(dateOf)).toEqual(Array(4).fill(undefined));
});

test("BEY-09 a place's page is as new as its own words, not as its neighbours'", () => {
	const days = parseBlame(
		[
			"4e (Mei 2026-01-01  1) - id: 90",
			"4e (Mei 2026-01-01  2)   name: Bombo",
			"4e (Mei 2026-01-01  3)   slug: bombo",
			"5f (Mei 2026-03-03  4)   about: >-",
			"4e (Mei 2026-01-01  5)",
			"6a (Mei 2026-02-02  6) - id: 91",
			"4e (Mei 2026-01-01  7)   slug: gerroa",
		].join("\n"),
	);
	expect([...days]).toEqual([
		["bombo", "2026-03-03"],
		["gerroa", "2026-02-02"],
	]);
	const entries = [...days].map(
		([name, day]) => [`content/suburbs/kiama.yaml#${name}`, day] as const,
	);
	const dateOf = makeDater(content, new Map(entries));
	expect(dateOf("/locations/gerroa")).toBe("2026-02-02");
	expect(dateOf("/locations/bombo/awnings")).toBe("2026-03-03");
});

test("BEY-09 a text of a region's product dates that page alone", () => {
	const blame = [
		"4e (M 2026-01-01  1) products:",
		"4e (M 2026-02-02  2)   awnings:",
		"4e (M 2026-04-04  3)     intro: x",
	];
	expect([...parseBlame(blame.join("\n"))]).toEqual([["awnings", "2026-04-04"]]);
});

test("BEY-09 a post is never older than its own date, with a history or without", () => {
	const older = new Map([[newest.file, "2020-01-01"]]);
	for (const changes of [older, new Map()])
		expect(makeDater(content, changes)(`/blog/${newest.slug}`)).toBe(newest.date);
});

const root = mkdtempSync(path.join(tmpdir(), "history-"));
const whole = path.join(root, "whole");
const shallow = path.join(root, "shallow");

/** Without the variables of a hook, which would lead git to the project's own history. */
function git(args: string[], day = "2026-01-01") {
	const env = { PATH: process.env.PATH, GIT_COMMITTER_DATE: `${day}T12:00:00Z` };
	execFileSync("git", ["-c", "user.name=Mei", "-c", "user.email=mei@example.com", ...args], {
		env,
	});
}

function commit(file: string, day: string) {
	writeFileSync(path.join(whole, "content", file), day);
	git(["-C", whole, "add", "."]);
	git(["-C", whole, "commit", "--quiet", "--message", file], day);
}

beforeAll(() => {
	mkdirSync(path.join(whole, "content"), { recursive: true });
	git(["init", "--quiet", whole]);
	commit("faq.yaml", "2026-01-02");
	commit("home.yaml", "2026-02-03");
	git(["clone", "--quiet", "--depth", "1", pathToFileURL(whole).href, shallow]);
});
afterAll(() => void vi.unstubAllEnvs());

test("BEY-09 a whole history gives each file its own day", async () => {
	vi.stubEnv("GIT_DIR", path.join(whole, ".git"));
	expect([...(await readChanges())]).toEqual([
		["content/home.yaml", "2026-02-03"],
		["content/faq.yaml", "2026-01-02"],
	]);
});

test("BEY-09 a shallow one, in which the last commit seems to hold every file, gives none", async () => {
	vi.stubEnv("GIT_DIR", path.join(shallow, ".git"));
	expect((await readChanges()).size).toBe(0);
});

test("BEY-09 a folder that is no repository gives none", async () => {
	vi.stubEnv("GIT_DIR", path.join(root, "none"));
	expect((await readChanges()).size).toBe(0);
});
