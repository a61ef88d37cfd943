import { enableCompileCache } from "node:module";
import path from "node:path";

/** Where Node keeps what it compiled; deleting it costs a second. */
const compileCache = path.resolve(".cache/node");

// Before anything else is loaded: React picks its build for production or development when it is.
process.env.NODE_ENV = "production";
enableCompileCache(compileCache);
// For the processes that this one starts.
process.env.NODE_COMPILE_CACHE = compileCache;
