import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Config } from "@netlify/functions";
import { expect, test } from "vitest";
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

test("every function that visitors reach has its address, and the host's own limit of 30 requests a minute", () => {
	// The inbox has the owner's session in place of the limit: a free plan has two.
	const { announce: _, daily: __, inbox, ...reached } = configs;
	expect(inbox).toEqual({ path: ["/inbox", "/inbox/*"] });
	const forms = ["contact", "contact.php", "newsletter", "enquiry", "subscribe", "subscription"];
	const rateLimit = { windowLimit: 30, windowSize: 60, aggregateBy: ["ip", "domain"] };
	expect(reached).toEqual({
		forms: { path: forms.map((name) => `/api/${name}`), rateLimit },
		photos: { path: "/api/photos", rateLimit },
	});
});

test("Q60 enquiries not yet announced are looked for every ten minutes; nobody can call that from outside", () => {
	expect(configs.announce).toEqual({ schedule: "*/10 * * * *" });
	expect(configs.daily).toEqual({ schedule: "0 20 * * *" });
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
		const build = { constants: { IS_LOCAL }, utils: { cache } };
		await onPreBuild(build);
		await onPostBuild(build);
	}
	expect(calls).toEqual(["restore public/images,public/og", "save public/images,public/og"]);
});
