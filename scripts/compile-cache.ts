import { globSync } from "node:fs";
import { enableCompileCache } from "node:module";
import path from "node:path";
import { pruneCache } from "./prune-cache.ts";

const folder = path.resolve(".cache/node");

// Node keeps what it compiles of modules that are imported after this one; deleting the folder costs a second.
enableCompileCache(folder);

// Node does not say what of it a build has used, so even that is compiled anew once in 30 days.
for (const version of globSync(`${folder}/*`)) pruneCache(version, new Set());
