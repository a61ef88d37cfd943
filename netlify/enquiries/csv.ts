import { formatPhone, timeZone } from "./description.ts";
import { submissionSchema } from "./records.ts";

/** 2026-10-04 03:30:00, which spreadsheets recognise as a date. */
const cellTime = new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "medium",
	timeZone,
});

const typed = Object.keys(submissionSchema.shape).join(" ");
const columns = {
	enquiries: `id submittedAt ${typed} suspected stage note photos`,
	readers: "id subscribedAt name email askedAt confirmedAt leaveLink suspected",
};

/**
 * CSV for spreadsheets (RFC 4180), with a byte order mark and nothing that a spreadsheet would take for a formula
 * (https://owasp.org/www-community/attacks/CSV_Injection), the full-width signs included.
 */
export function printCsv(kind: keyof typeof columns, records: readonly object[]): string {
	const names = columns[kind].split(" ");
	const rows = records.map((record) => {
		const cells = new Map<string, unknown>(Object.entries(record));
		return names.map((name) => printCell(name, [cells.get(name) ?? ""].flat().join("; ")));
	});
	const lines = [names, ...rows].map((cells) => cells.map(quoteCell).join());
	return `\uFEFF${lines.join("\r\n")}\r\n`;
}

function printCell(name: string, text: string): string {
	if (name.endsWith("At") && text) return cellTime.format(new Date(text));
	return name === "phone" ? formatPhone(text) : text;
}

function quoteCell(text: string): string {
	const safe = /^[=+@\t\r\-＝＋＠－]/.test(text) ? `'${text}` : text;
	return `"${safe.replaceAll('"', '""')}"`;
}
