import { buildSite } from "../build.ts";

process.exitCode = await buildSite({ hasCards: false });
