import { globSync } from "node:fs";
import { setFlagsFromString } from "node:v8";

/** Posts from which on a build takes more memory than small machines have. */
const many = 1000;

// Left to itself V8 lets a heap double or more between two collections: 200 to 400 MB of garbage with 10,000 posts.
// Collecting more often costs a quarter more time, so smaller sites go without.
if (globSync("content/blog/*.mdx").length > many) setFlagsFromString("--heap-growing-percent=30");
