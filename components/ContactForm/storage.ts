/** Works with the browser's storage; undefined where that is forbidden or full. */
export function attempt<Result>(work: () => Result): Result | undefined {
	try {
		return work();
	} catch {
		return undefined;
	}
}
