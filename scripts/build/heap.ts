import { setFlagsFromString } from "node:v8";
import { listFiles } from "../../content/files.ts";

/** With more posts than this, a build takes more memory than small machines have. */
const many = 1000;

// By default V8 lets the heap double or more between two collections: with 10,000 posts 300 MB more, and no time saved.
// At 30 percent a build takes a tenth longer.
if (listFiles("content/blog", /\.mdx$/).length > many)
	setFlagsFromString("--heap-growing-percent=50");
