/** Product groups that a place affects alike: traits are written per family. */
export const families = [
	"shutters",
	"blinds",
	"soft",
	"screens",
	"roofs",
	"roller-shutters",
] as const;
type Family = (typeof families)[number];

/** Where products go, in the order in which a list of all of them is shown. */
const places: { label: string; families: Family[] }[] = [
	{ label: "Inside the glass", families: ["shutters", "blinds", "soft"] },
	{ label: "Outside the glass", families: ["screens", "roller-shutters"] },
	{ label: "Over the patio", families: ["roofs"] },
];

/** Products by where they go, for lists that are too long to be read through. */
export function groupByPlace<Item extends { family: Family }>(
	products: readonly Item[],
): { label: string; products: Item[] }[] {
	return places.map(({ label, families }) => ({
		label,
		products: products.filter(({ family }) => families.includes(family)),
	}));
}
