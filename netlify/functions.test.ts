import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Config } from "@netlify/functions";
import { expect, test } from "vitest";
import { printTime } from "./enquiries/description.ts";
// @ts-expect-error Netlify wants its plugins in JavaScript
import { onPostBuild, onPreBuild } from "./plugins/keep-cache/index.js";

const configs = Object.fromEntries(
	await Promise.all(
		globSync("netlify/functions/*.mts").map(async (file) => {
			const { config } = (await import(path.resolve(file))) as { config: Config };
			return [path.basename(file, ".mts"), config] as const;
		}),
	),
);

test("of the functions that anybody can call all but the inbox have the host's limit for each caller, of which a free plan has two", () => {
	// The inbox has the owner's session in its place; those with a schedule cannot be called.
	const reached = Object.entries(configs).filter(([, { path }]) => path);
	const limit = { windowLimit: 30, windowSize: 60, aggregateBy: ["ip", "domain"] };
	const isLimited = ({ rateLimit }: Config) => isDeepStrictEqual(rateLimit, limit);
	const limited = reached.filter(([, config]) => isLimited(config)).map(([name]) => name);
	expect(reached.map(([name]) => name).filter((name) => name !== "inbox")).toEqual(limited);
	expect(limited).toHaveLength(2);
	expect(configs.announce?.schedule).toBe("*/10 * * * *");
	const [minute, hour] = configs.daily?.schedule?.split(" ") ?? [];
	const times = ["2026-06-01", "2026-12-01"].map((day) => printTime(`${day}T${hour}:0${minute}Z`));
	expect(times).toEqual(["2 June 2026, 6:00 am", "2 Dec 2026, 7:00 am"]);
});

test("the host is told of the files that functions read, and of the plugin that keeps the cache", () => {
	const rules = readFileSync("netlify.toml", "utf8");
	const included = /^\s*included_files = (\[.*\])$/m.exec(rules)?.[1] ?? "[]";
	expect(JSON.parse(included)).toEqual(["content/site.yaml", "dist/client/contact.html"]);
	const site = readFileSync("netlify/site.ts", "utf8");
	for (const file of ["content/site.yaml", "dist/client/contact.html"])
		expect(site).toContain(file);
	const plugin = /^\[\[plugins\]\]\n\s*package = "\/(.*)"$/m.exec(rules)?.[1] ?? "";
	expect(existsSync(`${plugin}/manifest.yml`)).toBe(true);
});

test("Netlify gives a build the cache of the one before and keeps its own; on this machine it stays where it is", async () => {
	const calls: string[] = [];
	const note = (name: string) => (folders: string[]) => void calls.push(`${name} ${folders}`);
	const cache = { restore: note("restore"), save: note("save") };
	for (const IS_LOCAL of [true, false]) {
		calls.push(IS_LOCAL ? "here" : "there");
		const build = { constants: { IS_LOCAL }, utils: { cache } };
		await onPreBuild(build);
		await onPostBuild(build);
	}
	const folders = "public/images,public/og";
	expect(calls).toEqual(["here", "there", `restore ${folders}`, `save ${folders}`]);
});
