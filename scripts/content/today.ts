/** Swedish days are written 2026-11-26 by every engine; Canadian ones are not. */
const sydney = /* @__PURE__ */ new Intl.DateTimeFormat("sv-SE", { timeZone: "Australia/Sydney" });

/** The day in New South Wales at an instant, as 2026-11-26: hosts run in UTC, ten or eleven hours behind. */
export function dayInSydney(instant = Date.now()): string {
	return sydney.format(instant);
}
