/** Works with what the browser stores. It may forbid that, or have no room left; then nothing comes of it. */
export function attempt<Result>(work: () => Result): Result | undefined {
	try {
		return work();
	} catch {
		return undefined;
	}
}
