import { useCallback, useMemo, useRef, useState } from "react";
import { query } from "../Form/request.ts";
import { type SuburbAddress, suburbsPath } from "./suburbAddress.ts";

/** Our suburbs for a field in which one is typed. They are fetched when `load` is called first. */
export function useSuburbs() {
	const [suburbs, setSuburbs] = useState<readonly SuburbAddress[]>([]);
	const coming = useRef<Promise<readonly SuburbAddress[]>>(undefined);
	/** The list, or an empty one where it cannot be fetched; the next call tries again. */
	const load = useCallback(() => {
		coming.current ??= query<SuburbAddress[]>([suburbsPath]).then(
			(list) => {
				setSuburbs(list ?? []);
				return list ?? [];
			},
			() => {
				coming.current = undefined;
				return [];
			},
		);
		return coming.current;
	}, []);
	const names = useMemo(() => suburbs.map(({ name }) => name), [suburbs]);
	return { suburbs, names, load };
}

/** The suburb of ours that is typed, however people write it. */
export function findSuburb(suburbs: readonly SuburbAddress[], typed: string) {
	const wanted = simplifyName(typed);
	return suburbs.find(({ name }) => simplifyName(name) === wanted);
}

/** Whether two ways of writing name the same suburb. */
export function isSameName(name: string, other: string): boolean {
	return simplifyName(name) === simplifyName(other);
}

/**
 * A name in lower case, one space between words, its short words ("Mt", "St", "Nth") as our suburbs have them, without
 * the state and postcode that people write with it, "n" of "nsw" included.
 */
function simplifyName(name: string): string {
	return name
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, " ")
		.trim()
		.replace(/\bmt\b/, "mount")
		.replace(/\bst thomas\b/, "saint thomas")
		.replace(/\bnth\b/, "north")
		.replace(/\bsth\b/, "south")
		.replace(/^\d+ (?=[a-z])|(?<=[a-z])(?: n(?:sw?)?)?[ \d]*$/g, "");
}
