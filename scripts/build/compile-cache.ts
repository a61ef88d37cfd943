import { enableCompileCache } from "node:module";
import path from "node:path";

// Node keeps what it compiles of modules that are imported after this one; deleting the folder costs a second.
enableCompileCache(path.resolve(".cache/node"));
