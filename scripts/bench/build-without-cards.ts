import "../production.ts";
import "../compile-cache.ts";
import "../heap.ts";

const { buildSite } = await import("../site.ts");
process.exitCode = await buildSite({ hasCards: false });
