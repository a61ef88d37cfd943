import { formatPhone } from "../../netlify/enquiries/phone.ts";
import { dropTurning, fieldLabels } from "../../netlify/enquiries/records.ts";
import { type RecordKind, type StoredRecord, schemas, timeOf } from "./access.ts";

type AnyRecord = StoredRecord<RecordKind>;

/** The business uses New South Wales time, wherever the owner's computer is. */
const timeZone = "Australia/Sydney";
const timeFormat = new Intl.DateTimeFormat("en-AU", {
	dateStyle: "medium",
	timeStyle: "short",
	timeZone,
});
/** Lengths of an id in the list, which uses the shortest that tells all records apart. */
const idLengths = [13, 18, 23, 36];

/** One line per record, in their order. */
export function printList(records: readonly AnyRecord[]): string {
	const idLength = idLengths.find(
		(length) => new Set(records.map(({ id }) => id.slice(0, length))).size === records.length,
	);
	const rows = records.map((record) => [
		record.id.slice(0, idLength),
		timeFormat.format(new Date(timeOf(record))),
		record.name,
		...("phone" in record
			? [record.phone, record.city, record.interests.join(", ")]
			: [record.email, record.confirmedAt ? "confirmed" : "not confirmed"]),
		record.suspected.length ? "robot?" : "",
	]);
	const widths = rows[0]?.map((_, column) =>
		Math.max(...rows.map((row) => row[column]?.length ?? 0)),
	);
	return rows
		.map((row) =>
			row
				.map((cell, column) => dropTurning(cell).padEnd(widths?.[column] ?? 0))
				.join("  ")
				.trimEnd(),
		)
		.join("\n");
}

/** Fields with a time. */
const times = ["submittedAt", "subscribedAt", "askedAt", "confirmedAt"];

/** A whole record, with a line for each field that is not empty. */
export function printRecord(record: AnyRecord): string {
	const values: Record<string, string | string[]> = { ...record };
	for (const name of times) {
		if (values[name]) values[name] = timeFormat.format(new Date(String(values[name])));
	}
	return Object.entries(fieldLabels)
		.filter(([name]) => values[name]?.length)
		.map(
			([name, label]) =>
				`${`${label}:`.padEnd(16)}${indent(dropTurning([values[name]].flat().join(", ")))}`,
		)
		.join("\n");
}

function indent(text: string): string {
	return text.replaceAll("\n", `\n${" ".repeat(16)}`);
}

/** 2026-10-04 03:30:00, which spreadsheets recognise as a date. */
const csvTimeFormat = new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "medium",
	timeZone,
});

/**
 * CSV for spreadsheets (RFC 4180), with a byte order mark and nothing that a spreadsheet would take for a formula
 * (https://owasp.org/www-community/attacks/CSV_Injection), the full-width signs included. Times are in New South Wales time.
 */
export function printCsv(kind: RecordKind, records: readonly AnyRecord[]): string {
	const columns = Object.keys(fieldLabels).filter((name) => name in schemas[kind].shape);
	const rows = records.map((record) => {
		const values: Record<string, string | string[]> = { ...record };
		return columns.map((name) => printCell(name, [values[name] ?? ""].flat().join("; ")));
	});
	const lines = [columns, ...rows].map((cells) => cells.map(quoteCell).join());
	return `\uFEFF${lines.join("\r\n")}\r\n`;
}

function printCell(name: string, value: string): string {
	const text = dropTurning(value);
	if (times.includes(name) && text) return csvTimeFormat.format(new Date(text));
	return name === "phone" ? formatPhone(text) : text;
}

function quoteCell(text: string): string {
	const safe = /^[=+@\t\r\-＝＋＠－]/.test(text) ? `'${text}` : text;
	return `"${safe.replaceAll('"', '""')}"`;
}
