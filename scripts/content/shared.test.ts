import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
	vi.unstubAllEnvs();
	vi.resetModules();
});

/** Evaluates the modules anew, as the bundle of the pages does beside the build. */
async function importCopies() {
	vi.resetModules();
	const { getContent } = await import("./collections.ts");
	return { getContent };
}

test("in a build, copies of a module share the content that one of them has read", async () => {
	vi.stubEnv("NODE_ENV", "production");
	const one = await importCopies();
	const other = await importCopies();
	expect(other.getContent).not.toBe(one.getContent);
	expect(other.getContent()).toBe(one.getContent());
});

test("in npm run dev, a module that is evaluated anew reads the content anew", async () => {
	vi.stubEnv("NODE_ENV", "development");
	const one = await importCopies();
	const content = one.getContent();
	const other = await importCopies();
	expect(other.getContent()).not.toBe(content);
	expect(other.getContent()).toEqual(content);
});
