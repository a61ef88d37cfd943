import { expect, test } from "vitest";
import { summarise } from "./summary.ts";

const pullRequest = {
	number: "12",
	site: "coast",
	files: [
		{ file: "content/blog/salt.mdx", text: "---\ntitle: Salt\n---" },
		{ file: "content/sun.yaml", text: "title: The sun" },
		{ file: "content/blog/sand.mdx", text: "---\ndraft: true\n---" },
	],
	said: "content/blog/salt.mdx:7:1  date: write 2025-09-17\n\n1 problem to fix.\n",
};

test("BEY-32 a pull request's summary links its posts in the preview, which leaves drafts out, and holds all that the check said", () => {
	const summary = summarise(pullRequest);
	const links = summary.match(/\]\(.*\)/g);
	expect(links).toEqual(["](https://deploy-preview-12--coast.netlify.app/blog/salt)"]);
	expect(summary).toContain("- content/blog/sand.mdx is a draft");
	expect(summary).toContain("\n\n`` content/blog/salt.mdx:7:1  date: write 2025-09-17 ``\n\n");
});

test("BEY-32 where nobody has named the site, the summary says what to add to the preview's address", () => {
	const summary = summarise({ ...pullRequest, site: "" });
	expect(summary).toContain("- add /blog/salt to the address of the preview");
	expect(summarise({ ...pullRequest, files: [] })).not.toContain("preview");
});
