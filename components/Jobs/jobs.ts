import {
	type Content,
	getContent,
	getProduct,
	getSuburb,
} from "../../scripts/content/collections.ts";
import { getText } from "../Article/Prose.tsx";

export type Job = Content["jobs"][number];
export type ShownJob = Awaited<ReturnType<typeof readJobs>>[number];

/** The jobs of content/jobs for a suburb, for a product, for both or all of them, newest first. */
export function listJobs({ suburb, product }: { suburb?: string; product?: string }): Job[] {
	return getContent()
		.jobs.filter((job) => !suburb || job.suburb === suburb)
		.filter((job) => !product || job.product === product)
		.sort((a, b) => b.date.localeCompare(a.date));
}

/** Jobs as pages show them: those of listJobs(), with the names of product and suburb and their texts. */
export async function readJobs(of: Parameters<typeof listJobs>[0]) {
	return Promise.all(
		listJobs(of).map(async (job) => ({
			...job,
			title: `${getProduct(job.product).name} in ${getSuburb(job.suburb).name}`,
			text: await getText(job),
		})),
	);
}
