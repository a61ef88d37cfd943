import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on the server and while React takes over its markup, then true. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
