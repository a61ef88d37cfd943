import "./build/production.ts";
import "./build/compileCache.ts";
import "./build/engine.ts";

/** Set when the site has just been built, because `netlify serve` would run the build a second time. */
const isBuilt = process.env.SITE_IS_BUILT === "1";

try {
	if (!isBuilt) {
		const { buildSite } = await import("./build/site.ts");
		process.exitCode = await buildSite();
	}
} catch (error) {
	console.error(error);
	// Vike installs an uncaughtException handler; without this the process would exit with 0.
	process.exitCode = 1;
}
