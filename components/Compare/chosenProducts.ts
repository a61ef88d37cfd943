/** Products that fit side by side. */
export const most = 3;

/** What is compared, by slug. */
export interface Chosen {
	/** The one that was chosen first before the others. */
	slugs: string[];
	/** The one that made room for the last. */
	replaced?: string;
	/** The checkboxes that this follows from. */
	checked: readonly string[];
}

/** What is newly checked comes last, and takes the place of the first where there is none left. */
export function follow(before: Chosen, checked: readonly string[]): Chosen {
	const { slugs, replaced } = before;
	const old = slugs.filter((slug) => checked.includes(slug));
	const all = [...old, ...checked.filter((slug) => !slugs.includes(slug))];
	// As after a box was unchecked to make room.
	if (String(all) === String(slugs)) return { slugs, replaced, checked };
	return { slugs: all.slice(-most), replaced: all.at(-1 - most), checked };
}
