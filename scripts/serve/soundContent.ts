import { getContent } from "../../content/collections.ts";
import { ContentError } from "../../content/faults.ts";
import { followContent } from "../followContent.ts";

/**
 * Waits until the content can be read. While it has faults, it prints them once after each change, like
 * `npm run check:content`.
 */
export async function waitForSoundContent(): Promise<void> {
	const { promise, resolve, reject } = Promise.withResolvers<void>();
	const check = () => {
		try {
			getContent();
			resolve();
		} catch (error) {
			if (!(error instanceof ContentError)) return reject(error);
			console.error(`${error.message}\nMend it and save: the preview starts when nothing is left.`);
		}
	};
	const watcher = followContent(check);
	check();
	await promise.finally(() => watcher.close());
}
