import { parseArgs } from "node:util";
import { benchDev } from "./dev.ts";
import { benchPages } from "./pages.ts";
import { benchPosts } from "./posts.ts";

const help = `npm run bench:build -- [options]

  --pages  pages a second at one, two and four times the suburbs
  --posts  the whole build cold, warm and after changes, at 89, 1,000 and 10,000 posts
  --dev    the dev server: first page, and from saving a post to its new page
  --help   this text

Without an option, all three: about ten minutes. Needs the pictures of an earlier npm run build.`;

async function run() {
	const { values } = parseArgs({
		options: {
			pages: { type: "boolean" },
			posts: { type: "boolean" },
			dev: { type: "boolean" },
			help: { type: "boolean" },
		},
	});
	if (values.help) return console.log(help);
	const isAll = !values.pages && !values.posts && !values.dev;
	if (isAll || values.pages) benchPages();
	if (isAll || values.posts) benchPosts();
	if (isAll || values.dev) await benchDev();
}

await run();
