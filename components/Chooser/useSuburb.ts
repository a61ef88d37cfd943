import { useEffect, useState } from "react";
import { slugify } from "../../scripts/content/format.ts";
import { query } from "../Form/request.ts";
import { type SuburbAddress, suburbsPath } from "../Places/suburbAddress.ts";

/**
 * Our suburbs to suggest, and the one that is typed, however it is written. They are fetched when the field is used or
 * holds something; without them, what is typed is only passed on.
 */
export function useSuburb(typed = "") {
	const [suburbs, setSuburbs] = useState<readonly SuburbAddress[]>([]);
	const [isUsed, setUsed] = useState(false);
	const isWanted = isUsed || typed !== "";
	useEffect(() => {
		if (!isWanted) return;
		query<SuburbAddress[]>([suburbsPath])
			.then((list) => setSuburbs(list ?? []))
			.catch(() => undefined);
	}, [isWanted]);
	const suburb = suburbs.find(({ name }) => slugify(name) === slugify(typed));
	return { suburb, suburbs, use: () => setUsed(true) };
}
