import { useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { find } from "./find.ts";
import { type Index, readIndex } from "./fullTextIndex.ts";
import { fetchIndex, once } from "./indexText.ts";

/**
 * What a query finds in the index of the whole site, which is read once it is wanted.
 * @returns no findings while the index is under way; only after a failure `retry`, which asks for it again
 */
export function useSiteIndex(query: string, isWanted: boolean) {
	const [index, setIndex] = useState<Index>();
	const [failed, setFailed] = useState(false);
	const load = useCallback(() => {
		loadIndex().then(
			(loaded) => {
				setFailed(false);
				setIndex(loaded);
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
	const findings = useMemo(() => (asked && index ? find(index, asked) : undefined), [asked, index]);
	return { findings: query ? findings : undefined, retry: failed ? load : undefined };
}

const loadIndex = once(() => fetchIndex().then(readIndex));
