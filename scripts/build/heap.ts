import { setFlagsFromString } from "node:v8";
import { listFiles } from "../../content/files.ts";

/** With more posts than this, a build takes more memory than small machines have. */
const many = 1000;

// By default V8 lets the heap double or more between two collections: 200 to 400 MB of garbage with 10,000 posts.
// Collecting more often costs a quarter more time, so smaller sites keep the default.
if (listFiles("content/blog", /\.mdx$/).length > many)
	setFlagsFromString("--heap-growing-percent=30");
