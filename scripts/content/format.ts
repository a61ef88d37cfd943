const days = /* @__PURE__ */ new Intl.DateTimeFormat("en-US", {
	dateStyle: "long",
	timeZone: "UTC",
});

/** Returns `September 17, 2025` for `2025-09-17` (ENT-14). */
export function formatDay(day: string): string {
	return days.format(new Date(`${day}T00:00:00Z`));
}

const months = /* @__PURE__ */ new Intl.DateTimeFormat("en-US", {
	month: "long",
	year: "numeric",
	timeZone: "UTC",
});

/** Returns `September 2025` for any day in that month. */
export function formatMonth(day: string): string {
	return months.format(new Date(`${day}T00:00:00Z`));
}

const numbers = new Intl.NumberFormat("en-AU");

/** Returns `$1,296` for 1296 (Australian dollars). */
export function formatDollars(amount: number): string {
	return `$${numbers.format(amount)}`;
}

/** Returns `$300 to $500`. */
export function formatRange(min: number, max: number): string {
	return `${formatDollars(min)} to ${formatDollars(max)}`;
}

/** The unit of a price in the fact sheet: `m²` for `AUD per m2`. */
export function readPriceUnit(unit: string): string {
	return unit.replace("AUD per ", "").replace("m2", "m²");
}
