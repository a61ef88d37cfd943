/** The rows of a table that is written as a text, with two blanks or a bar between its cells. */
export function readTable(text: string): string[][] {
	const rows = text.trim().split("\n");
	return rows.map((row) => row.split(/ *\| *| {2,}/));
}
