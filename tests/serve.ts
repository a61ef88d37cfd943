import type { TestProject } from "vitest/node";
import { makeProjectFolder, removeProjectFolder } from "./projectFolder.ts";
import { runSite } from "./runningSite.ts";

declare module "vitest" {
	export interface ProvidedContext {
		/** Address of the served site. */
		origin: string;
	}
}

/** Serves the built site once for all browser tests, as `npm start` does, with a separate store. */
export default async function serve(project: TestProject) {
	const given = process.env.TEST_ORIGIN;
	if (given) {
		project.provide("origin", given);
		return;
	}
	const folder = makeProjectFolder();
	const site = await runSite({ folder });
	project.provide("origin", site.origin);
	return async () => {
		await site.stop();
		removeProjectFolder(folder);
	};
}
