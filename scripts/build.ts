import "./build/production.ts";
import "./build/compileCache.ts";
import "./build/engine.ts";
import { exitAfter } from "./build/exitAfter.ts";

/** Set when the site has just been built, because `netlify serve` would run the build a second time. */
const isBuilt = process.env.SITE_IS_BUILT === "1";

if (!isBuilt) {
	await exitAfter(async () => {
		const { buildSite } = await import("./build/site.ts");
		process.exitCode = await buildSite();
	});
}
