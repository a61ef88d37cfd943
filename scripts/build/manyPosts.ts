import { listFiles } from "../content/files.ts";

/** With more than 1,000 posts, a build may take more memory than small machines have. */
export const hasManyPosts = listFiles("content/blog", /\.mdx$/).length > 1000;
