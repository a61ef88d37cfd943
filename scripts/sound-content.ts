import { watch } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { contentRoot, getContent } from "../content/collections.ts";
import { ContentError } from "../content/faults.ts";

/** Milliseconds in which several saved files count as one change. */
const calm = 50;

/**
 * Waits until the content can be read. While it has faults it says them once after each change, as
 * `npm run check:content` does.
 */
export async function waitForSoundContent(): Promise<void> {
	for (;;) {
		const error = findError();
		if (!error) return;
		console.error(`${error.message}\nMend it and save: the preview starts when nothing is left.`);
		await waitForChange();
	}
}

function findError(): ContentError | undefined {
	try {
		getContent();
		return undefined;
	} catch (error) {
		if (error instanceof ContentError) return error;
		throw error;
	}
}

async function waitForChange() {
	for await (const _change of watch(contentRoot, { recursive: true })) break;
	await wait(calm);
}
