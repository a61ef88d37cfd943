import { expect, test, vi } from "vitest";
import { ContentError } from "../content/faults.ts";
import { serveSearchFiles } from "./searchFiles.ts";

test("BEY-04 while the content has a fault, a request for the index is answered with it", async () => {
	const fault = new ContentError([
		{ file: "content/site.yaml", line: 1, column: 1, message: "no" },
	]);
	const use = vi.fn();
	(serveSearchFiles().configureServer as unknown as (server: object) => void)({
		middlewares: { use },
		ssrLoadModule: () => Promise.reject(fault),
	});
	const [path, answer] = use.mock.calls[0] ?? [];
	const next = vi.fn();
	await answer({ originalUrl: "/search/index.json" }, {}, next);
	expect(path).toBe("/search");
	expect(next.mock.calls).toEqual([[fault]]);
});
