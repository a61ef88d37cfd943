/** Where products go, in the order in which a list of all of them is shown, and their groups that a place treats alike. */
const places = [
	{ label: "Inside the glass", families: ["shutters", "blinds", "soft"] },
	{ label: "Outside the glass", families: ["screens", "roller-shutters"] },
	{ label: "Over the patio", families: ["roofs"] },
] as const;

type Family = (typeof places)[number]["families"][number];

/** The groups of products. */
export const families = /* @__PURE__ */ places.flatMap((place): Family[] => [...place.families]);

/** Whether products of a family go inside the glass. */
export function isInside(family: Family): boolean {
	return places[0].families.some((name) => name === family);
}

/** Products by where they go, for lists that are too long to be read through. */
export function groupByPlace<Item extends { family: Family }>(
	products: readonly Item[],
): { label: string; products: Item[] }[] {
	return places.map(({ label, families }) => ({
		label,
		products: products.filter(({ family }) => families.some((name) => name === family)),
	}));
}
