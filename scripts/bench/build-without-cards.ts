import "../build/production.ts";
import "../build/compile-cache.ts";
import "../build/heap.ts";

const { buildSite } = await import("../build/site.ts");
process.exitCode = await buildSite({ hasCards: false });
