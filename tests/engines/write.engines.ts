import { test } from "vitest";
import { inEveryEngine } from "./visitor.ts";

const saved = "a[download='salt-on-a-track.mdx']";

inEveryEngine((visitor) => {
	test("BEY-30 a draft is there after a reload and after Back, and its file can be saved", async () => {
		await visitor.open("/write");
		await visitor.run(() => localStorage.removeItem("post"));
		await visitor.reload();
		await visitor.type("#w-title", "Salt on a track");
		await visitor.leads(saved, /title%3A%20%22Salt%20on%20a%20track%22/);
		await visitor.click(".picks label");
		await visitor.reload();
		await visitor.scrollTo("#w-title");
		await visitor.reads("#w-title", "Salt on a track");
		await visitor.holds(() => document.querySelectorAll(".picks :checked").length === 1);
		await visitor.open("/blog");
		await visitor.back();
		await visitor.reads("#w-title", "Salt on a track");
		await visitor.leads(saved, /image%3A%20/);
	});
});
