import { test } from "vitest";
import { auditedPages } from "../../scripts/auditedPages.ts";
import { inEveryEngine } from "./visitor.ts";

// One page of each type, for somebody to look at.
inEveryEngine((visitor) => {
	for (const { type, path } of [...auditedPages, { type: "Price guide", path: "/price-guide" }]) {
		test(`pictures of ${path}`, async () => {
			for (const width of [375, 1280]) {
				await visitor.resize(width);
				await visitor.open(path);
				await visitor.takePicture(`${type} ${width}`);
			}
		});
	}
});
