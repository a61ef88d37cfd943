import { expect, test } from "vitest";
import { onCreatePageContext } from "./+onCreatePageContext.server.ts";

type Context = Parameters<typeof onCreatePageContext>[0];

/** A page context with settings of its own, as Vike makes one for each address. */
function make(pageId: string, isPrerendering = true): Context {
	const settings = { config: {}, from: {}, source: {}, sources: {} };
	const older = { configEntries: {}, exports: {}, exportsAll: {}, pageExports: {} };
	return { pageId, isPrerendering, urlPathname: "/", ...settings, ...older } as unknown as Context;
}

test("all prerendered addresses of a page share its settings, and no other page has them", () => {
	const [one, two, other] = [make("/pages/post"), make("/pages/post"), make("/pages/suburb")];
	for (const context of [one, two, other]) onCreatePageContext(context);
	expect(two.config).toBe(one.config);
	expect(two.exports).toBe(one.exports);
	expect(other.config).not.toBe(one.config);
});

test("a page that is not prerendered keeps its own settings, which may have changed", () => {
	const one = make("/pages/guide");
	onCreatePageContext(one);
	const live = make("/pages/guide", false);
	const { config } = live;
	onCreatePageContext(live);
	expect(live.config).toBe(config);
	expect(live.config).not.toBe(one.config);
});

test("settings that Vike calls something else stop the build instead of being copied again", () => {
	const { config: _config, ...renamed } = make("/pages/about");
	expect(() => onCreatePageContext(renamed as Context)).toThrow("Vike has changed");
});
