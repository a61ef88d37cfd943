import type { Content } from "../../scripts/content/collections.ts";
import { getEntry } from "../../scripts/content/entries.ts";
import { getText } from "../Article/texts.ts";

/** Slugs. */
type Wanted = { suburb?: string; product?: string };

/** The jobs of content/jobs for a suburb, for a product, for both or all of them, newest first. */
export function listJobs({ jobs }: Content, { suburb, product }: Wanted) {
	return jobs
		.filter((job) => !suburb || job.suburb === suburb)
		.filter((job) => !product || job.product === product)
		.sort((a, b) => b.date.localeCompare(a.date));
}

/** Jobs as pages show them: those of listJobs(), with the names of product and suburb and their texts. */
export async function readJobs(content: Content, wanted: Wanted) {
	const { products, suburbs } = content;
	return Promise.all(
		listJobs(content, wanted).map(async (job) => ({
			...job,
			title: `${getEntry(products, job.product).name} in ${getEntry(suburbs, job.suburb).name}`,
			text: await getText(job),
		})),
	);
}
