import { useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { indexPath } from "./entry.ts";
import type { Findings } from "./find.ts";

/** Looks a query up. */
type Find = (query: string) => Findings;

/**
 * What a query finds in the index of the whole site, which is fetched once it is wanted.
 * @returns no findings while the index is under way; only after a failure `retry`, which asks for it again
 */
export function useSiteIndex(query: string, isWanted: boolean) {
	const [find, setFind] = useState<Find>();
	const [failed, setFailed] = useState(false);
	const load = useCallback(() => {
		loadFind().then(
			(loaded) => {
				setFailed(false);
				setFind(() => loaded);
			},
			() => setFailed(true),
		);
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: after a failure other words ask for it again too
	useEffect(() => {
		if (isWanted) load();
	}, [isWanted, query, load]);
	// Typing goes before looking up.
	const asked = useDeferredValue(query);
	const findings = useMemo(() => (asked && find ? find(asked) : undefined), [asked, find]);
	return { findings: query ? findings : undefined, retry: failed ? load : undefined };
}

let loading: Promise<Find> | undefined;

/** Fetches engine and index once per page; after a failure the next call tries again. */
function loadFind(): Promise<Find> {
	loading ??= fetchFind().catch((error) => {
		loading = undefined;
		throw error;
	});
	return loading;
}

/** Without a time limit: the index is large, and a slow connection may take long. */
async function fetchFind(): Promise<Find> {
	const [response, { readIndex }, { find }] = await Promise.all([
		fetch(indexPath),
		import("./fullTextIndex.ts"),
		import("./find.ts"),
	]);
	if (!response.ok) throw new Error(`${indexPath} answered ${response.status}`);
	const index = await readIndex(await response.text());
	return (query) => find(index, query);
}
