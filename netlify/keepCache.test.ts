import { expect, test, vi } from "vitest";
// @ts-expect-error Netlify wants its plugins in JavaScript
import { onPostBuild, onPreBuild } from "./plugins/keep-cache/index.js";

test.each([
	["Netlify gives a build the cache of the one before, and keeps its own", false, 1],
	["on one's own machine the cache is left where it is", true, 0],
])("%s", async (_title, IS_LOCAL, times) => {
	const cache = { restore: vi.fn(), save: vi.fn() };
	const build = { constants: { IS_LOCAL }, utils: { cache } };
	await onPreBuild(build);
	expect([cache.restore.mock.calls.length, cache.save.mock.calls.length]).toEqual([times, 0]);
	await onPostBuild(build);
	const folders = Array(times).fill([["public/images", "public/og"]]);
	expect([cache.restore.mock.calls, cache.save.mock.calls]).toEqual([folders, folders]);
});
