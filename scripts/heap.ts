import { setFlagsFromString } from "node:v8";

// Left to itself V8 lets a heap double or more between two collections: garbage of 200 to 400 MB with 10,000
// posts, which costs nothing on a large machine and the whole build on a small one.
setFlagsFromString("--heap-growing-percent=30");
