import { expect, test, vi } from "vitest";
import { type Built, describeSite, findChangedPages } from "./changes.ts";

// The bundle's files are made by a build, which may not have run yet.
vi.mock("./bundle.ts", () => ({ hashBundle: () => "bundle" }));

const salt = "/blog/zip-screens-kiama-salt-and-hardware";
const curtains = "/blog/cleaning-curtains-guide";
const built: Built = {
	shared: "code, data and pictures",
	posts: {
		[salt]: { text: "salt", shown: "title of salt" },
		[curtains]: { text: "curtains", shown: "title of curtains" },
	},
};

test("ARC-07 nothing is rendered when nothing has changed", () => {
	expect(findChangedPages(structuredClone(built), built)).toEqual([]);
});

test("ARC-07 a post whose text alone has changed is rendered anew, at its other addresses as well", () => {
	const posts = { ...built.posts, [curtains]: { text: "new words", shown: "title of curtains" } };
	expect(findChangedPages({ ...built, posts }, built)).toEqual([
		curtains,
		"/clean-curtains-easily",
	]);
});

test.each<[string, Partial<Built>]>([
	["something that is no post", { shared: "other data" }],
	[
		"what other pages show of a post",
		{ posts: { ...built.posts, [salt]: { text: "new words", shown: "another title" } } },
	],
	["a post added", { posts: { ...built.posts, "/blog/new": { text: "", shown: "" } } }],
	["a post taken out", { posts: { [salt]: { text: "salt", shown: "title of salt" } } }],
	["the order of the posts", { posts: Object.fromEntries(Object.entries(built.posts).reverse()) }],
])("ARC-07 %s renders every page anew", (_what, change) => {
	expect(findChangedPages({ ...built, ...change }, built)).toBeUndefined();
});

test("ARC-07 without a record of the last build every page is rendered", () => {
	expect(findChangedPages(built, undefined)).toBeUndefined();
});

test("ARC-07 pages are made for one origin and one year, which they print", () => {
	const hashes = new Set([describeSite(undefined).shared]);
	vi.stubEnv("SITE_ORIGIN", "https://preview.example");
	hashes.add(describeSite(undefined).shared);
	vi.unstubAllEnvs();
	vi.useFakeTimers({ now: new Date("2031-06-01"), toFake: ["Date"] });
	hashes.add(describeSite(undefined).shared);
	vi.useRealTimers();
	expect(hashes.size).toBe(3);
});
