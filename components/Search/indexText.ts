/** Where the build puts the index. */
export const indexPath = "/search/index.json";

let coming: Promise<string> | undefined;

/**
 * Fetches the index, once for each page; after a failure the next call tries again. Apart from what reads it, so that
 * it comes beside the code of a search that is about to open.
 */
export function fetchIndex(): Promise<string> {
	if (!coming) {
		coming = fetchText();
		coming.catch(() => {
			coming = undefined;
		});
	}
	return coming;
}

/** Without a time limit: the index is large, and a slow connection may take long. */
async function fetchText(): Promise<string> {
	const response = await fetch(indexPath);
	if (!response.ok) throw new Error(`${indexPath} answered ${response.status}`);
	return response.text();
}
