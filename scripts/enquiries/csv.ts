import { stringify } from "csv-stringify/sync";
import { type AnyRecord, labels, timeZone } from "./print.ts";
import { type RecordKind, schemas } from "./store.ts";

/** 2026-10-04 03:30:00, which spreadsheets recognise as a date. */
const timeFormat = new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "medium",
	timeZone,
});

/**
 * CSV for spreadsheets, with a byte order mark and nothing that a spreadsheet would take for a formula.
 * Times are in New South Wales time.
 */
export function printCsv(kind: RecordKind, records: readonly AnyRecord[]): string {
	const rows = records.map((record) =>
		Object.fromEntries(
			Object.entries(record).map(([name, value]) => [name, printCell(name, [value].flat())]),
		),
	);
	return stringify(rows, {
		header: true,
		columns: Object.keys(labels).filter((name) => name in schemas[kind].shape),
		bom: true,
		escape_formulas: true,
		record_delimiter: "windows",
	});
}

function printCell(name: string, values: string[]): string {
	const text = values.join("; ");
	if (name === "submittedAt" || name === "subscribedAt") return timeFormat.format(new Date(text));
	return name === "phone" ? formatPhone(text) : text;
}

/**
 * Formats an Australian phone number; others stay as typed. The spaces keep a spreadsheet from reading it as a
 * number and dropping the zero; a plus would be taken for a formula.
 */
export function formatPhone(phone: string): string {
	const digits = phone.replace(/[\s().-]/g, "").replace(/^\+?610?(?=\d{9}$)/, "0");
	if (!/^0\d{9}$/.test(digits)) return phone;
	const ends = digits.startsWith("04") ? [4, 7] : [2, 6];
	return [digits.slice(0, ends[0]), digits.slice(...ends), digits.slice(ends[1])].join(" ");
}
