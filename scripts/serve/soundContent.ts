import { checkContent } from "../content/check.ts";
import { contentRoot } from "../content/collections.ts";
import { ContentError } from "../content/faults.ts";
import { followContent } from "../followContent.ts";

/**
 * Waits until the content can be read, with its pictures. While it has faults, it prints them once after each change,
 * like `npm run check:content`.
 */
export async function waitForSoundContent(encode: () => Promise<unknown>): Promise<void> {
	let saved = Promise.withResolvers<void>();
	const watcher = followContent(() => saved.resolve());
	try {
		while (!(await isSound(encode))) {
			await saved.promise;
			saved = Promise.withResolvers();
		}
	} finally {
		watcher.close();
	}
}

async function isSound(encode: () => Promise<unknown>): Promise<boolean> {
	try {
		const { faults } = checkContent(contentRoot);
		if (faults.length) throw new ContentError(faults);
		await encode();
		return true;
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		console.error(`${error.message}\nMend it and save: the preview starts when nothing is left.`);
		return false;
	}
}
