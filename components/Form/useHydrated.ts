import { useSyncExternalStore } from "react";

/** False on the server and while React takes over its markup, then true. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		() => () => undefined,
		() => true,
		() => false,
	);
}
