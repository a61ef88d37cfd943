import { getProduct, getSuburb } from "../../scripts/content/collections.ts";
import { getText } from "../../scripts/content/texts.ts";
import { listJobs } from "./jobs.ts";

export type ShownJob = Awaited<ReturnType<typeof readJobs>>[number];

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
