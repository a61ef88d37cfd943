import { useCallback, useMemo, useRef, useState } from "react";
import { query } from "../Form/request.ts";
import { isSameName } from "../Search/terms.ts";
import { type SuburbAddress, suburbsPath } from "./suburbAddress.ts";

/** Our suburbs for a field in which one is typed. They are fetched when `load` is called first. */
export function useSuburbs() {
	const [suburbs, setSuburbs] = useState<readonly SuburbAddress[]>([]);
	const coming = useRef<Promise<readonly SuburbAddress[]>>(undefined);
	/** The list, or an empty one where it cannot be fetched; the next call tries again. */
	const load = useCallback(async () => {
		coming.current ??= query<SuburbAddress[]>([suburbsPath]).then((list) => list ?? []);
		try {
			setSuburbs(await coming.current);
			return coming.current;
		} catch {
			coming.current = undefined;
			return [];
		}
	}, []);
	const names = useMemo(() => suburbs.map(({ name }) => name), [suburbs]);
	return { suburbs, names, load };
}

/** The suburb of ours that is typed, however people write it. */
export function findSuburb(suburbs: readonly SuburbAddress[], typed: string) {
	return suburbs.find(({ name }) => isSameName(name, typed));
}
