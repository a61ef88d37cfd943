import { createWriteStream } from "node:fs";
import path from "node:path";
import { localFolder } from "../../scripts/enquiries/access.ts";
import { makeProjectFolder, removeProjectFolder } from "../projectFolder.ts";
import { runSite } from "../runningSite.ts";

/** Serves the built site once for all tests, as `npm start` does, with a store of its own. */
export default async function serve() {
	if (process.env.TEST_ORIGIN) return;
	const folder = makeProjectFolder();
	const site = await runSite({ folder });
	process.env.TEST_ORIGIN = site.origin;
	process.env.TEST_STORE = path.join(folder, localFolder);
	process.env.TEST_OUTPUT = path.join(folder, "output.txt");
	site.process.stdout?.pipe(createWriteStream(process.env.TEST_OUTPUT));
	return async () => {
		await site.stop();
		removeProjectFolder(folder);
	};
}
