import { enableCompileCache } from "node:module";
import path from "node:path";

// Node caches the compiled code of modules imported after this one; deleting the folder costs a second.
enableCompileCache(path.resolve(".cache/node"));
