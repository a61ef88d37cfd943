/** The eight ways a window may face, clockwise from north; each is 45 degrees from the next. */
export const facings = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;

export type Facing = (typeof facings)[number];

export const facingNames = {
	N: "north",
	NE: "north-east",
	E: "east",
	SE: "south-east",
	S: "south",
	SW: "south-west",
	W: "west",
	NW: "north-west",
} as const satisfies Record<Facing, string>;
