import { expect, test, vi } from "vitest";
import { getContent } from "./collections.ts";
import { readSources } from "./pageSources.ts";

/** Addresses of the editors of three pages' words, and of a page without a file of its own. */
async function listEditors(context: string, mode: string, repository: string) {
	vi.stubEnv("CONTEXT", context);
	vi.stubEnv("NODE_ENV", mode);
	vi.stubEnv("HEAD", "patch-1");
	const { site, ...content } = getContent();
	const { editorOf } = await readSources({ ...content, site: { ...site, repository } });
	const paths = ["/blog/cleaning-curtains-guide", "/products/awnings", "/locations/kiama/awnings"];
	return [...paths, "/gallery"].map(editorOf);
}

const repository = "https://github.com/owner/name";
const edited = (branch: string) => [
	`${repository}/edit/${branch}/content/blog/cleaning-curtains-guide.mdx`,
	`${repository}/edit/${branch}/content/products/awnings.mdx`,
	`${repository}/edit/${branch}/content/suburbs/kiama.yaml`,
	undefined,
];
const none = [undefined, undefined, undefined, undefined];

test.each([
	["a pull request's preview, on its branch", "deploy-preview", "production", edited("patch-1")],
	["npm run dev", "", "development", edited("main")],
	["the live site: nowhere", "production", "production", none],
	["a build of one's own: nowhere", "", "production", none],
])("BEY-31 a page's words can be edited from %s", async (_what, context, mode, editors) => {
	expect(await listEditors(context, mode, repository)).toEqual(editors);
	expect(await listEditors(context, mode, "")).toEqual(none);
});
