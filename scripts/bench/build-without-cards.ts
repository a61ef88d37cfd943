import "../production.ts";
import "../compile-cache.ts";

const { buildSite } = await import("../site.ts");
process.exitCode = await buildSite({ hasCards: false });
