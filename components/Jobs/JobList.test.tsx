import { expect, test } from "vitest";
import { data } from "../../pages/place-product/+data.ts";
import { type Content, getContent } from "../../scripts/content/collections.ts";
import { makePageContext } from "../../tests/pageContext.ts";
import { renderWithSite } from "../../tests/renderWithSite.tsx";
import { JobList } from "./JobList.tsx";
import { listJobs } from "./jobs.ts";

const content = getContent();

test("without jobs nothing is shown, and none is shipped", () => {
	expect(listJobs(content, {})).toEqual([]);
	expect(renderWithSite(<JobList jobs={[]} />)).not.toContain("Work we have done");
});

test("a job is shown with its day, size, picture and text, and is found by its suburb and product, also on their page", async () => {
	const job: Content["jobs"][number] = {
		product: "awnings",
		suburb: "bowral",
		date: "2026-03-14",
		size: "one awning, 3 m wide",
		pictures: ["awnings"],
		slug: "x",
		file: "content/jobs/x.mdx",
		body: "",
		words: 9,
		links: [],
	};
	const older = { ...job, date: "2025-12-01" };
	const withJob = { ...content, jobs: [older, job] };
	expect(listJobs(withJob, {})).toEqual([job, older]);
	expect(listJobs(withJob, { product: "zip-screens" })).toEqual([]);
	const found = listJobs(withJob, { suburb: "bowral", product: "awnings" });
	expect(listJobs(withJob, { suburb: "kiama" })).toEqual([]);
	// A page that asked for its text would find none.
	const ofScreens = makePageContext({ suburb: "bowral", product: "zip-screens" }, withJob);
	expect((await data(ofScreens)).jobs).toEqual([]);
	const text = { default: () => <p>Shade at noon was asked for.</p>, sections: [] };
	const shown = found.slice(0, 1).map((entry) => ({ ...entry, title: "Awnings in Bowral", text }));
	const html = renderWithSite(<JobList jobs={shown} of="in Bowral" />);
	const parts = ["Work we have done in Bowral", "March 14, 2026", "one awning", "Shade at noon"];
	for (const part of [...parts, `alt="${content.images.awnings?.alt}"`])
		expect(html).toContain(part);
});
