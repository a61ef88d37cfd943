import { type Content, getContent } from "../../scripts/content/collections.ts";

export type Job = Content["jobs"][number];

/** The jobs of content/jobs for a suburb, for a product, for both or all of them, newest first. */
export function listJobs({ suburb, product }: { suburb?: string; product?: string }): Job[] {
	return getContent()
		.jobs.filter((job) => !suburb || job.suburb === suburb)
		.filter((job) => !product || job.product === product)
		.sort((a, b) => b.date.localeCompare(a.date));
}
