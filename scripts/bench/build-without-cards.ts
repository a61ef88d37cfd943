import "../build/production.ts";
import "../build/compileCache.ts";
import "../build/engine.ts";
import { exitAfter } from "../build/exitAfter.ts";

await exitAfter(async () => {
	const { buildSite } = await import("../build/site.ts");
	process.exitCode = await buildSite({ hasCards: false });
});
