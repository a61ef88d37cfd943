import { defineConfig } from "vitest/config";

/**
 * The unit tests of the schemas that schema.mjs breaks on purpose. A schema is made when its module loads, so each
 * change to one has to run all of these tests again. They are few enough for that; those of code.config.ts are not.
 */
export default defineConfig({
	test: { include: ["content/schema/*.test.ts"] },
});
