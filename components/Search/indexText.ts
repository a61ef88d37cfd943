/** Where the build puts the index. */
export const indexPath = "/search/index.json";

/** Makes a function that does this once for each page; after a failure the next call tries again. */
export function once<Result>(act: () => Promise<Result>): () => Promise<Result> {
	let result: Promise<Result> | undefined;
	return () => {
		if (!result) {
			result = act();
			result.catch(() => {
				result = undefined;
			});
		}
		return result;
	};
}

/**
 * Fetches the index, apart from what reads it, so that it comes beside the code of a search that is about to open.
 * Without a time limit: the index is large, and a slow connection may take long.
 */
export const fetchIndex = once(async () => {
	const response = await fetch(indexPath);
	if (!response.ok) throw new Error(`${indexPath} answered ${response.status}`);
	return response.text();
});
