/** For useSyncExternalStore: what calls back at these events of the window, and returns what ends that. */
export function watchWindow(...types: string[]) {
	return (changed: () => void) => {
		const stop = new AbortController();
		for (const type of types) addEventListener(type, changed, stop);
		return () => stop.abort();
	};
}
