import "../build/production.ts";
import "../build/compileCache.ts";
import "../build/engine.ts";

const { buildSite } = await import("../build/site.ts");
process.exitCode = await buildSite({ hasCards: false });
