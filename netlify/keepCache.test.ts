import { expect, test, vi } from "vitest";
// @ts-expect-error Netlify wants its plugins in JavaScript
import { onPostBuild, onPreBuild } from "./plugins/keep-cache/index.js";

const folders = ["public/images", "public/og"];

function makeBuild(isLocal: boolean) {
	return {
		constants: { IS_LOCAL: isLocal },
		utils: { cache: { restore: vi.fn(), save: vi.fn() } },
	};
}

test("Netlify gives a build the cache of the one before, and keeps its own", async () => {
	const build = makeBuild(false);
	await onPreBuild(build);
	expect(build.utils.cache.restore).toHaveBeenCalledExactlyOnceWith(folders);
	expect(build.utils.cache.save).not.toHaveBeenCalled();
	await onPostBuild(build);
	expect(build.utils.cache.save).toHaveBeenCalledExactlyOnceWith(folders);
});

test("on one's own machine the cache is left where it is", async () => {
	const build = makeBuild(true);
	await onPreBuild(build);
	await onPostBuild(build);
	expect(build.utils.cache.restore).not.toHaveBeenCalled();
	expect(build.utils.cache.save).not.toHaveBeenCalled();
});
