import "../production.ts";

const { buildSite } = await import("../site.ts");
process.exitCode = await buildSite({ hasCards: false });
