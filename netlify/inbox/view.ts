import { type Row, type Stage, stages } from "../enquiries/list.ts";
import { dialled } from "../enquiries/wishes.ts";

/** The rows that an address asks for, new ones on top, and how many there are of a stage; of none named, all but spam. */
export function findRows(rows: readonly Row[], { searchParams }: URL) {
	const stage = stages.find((name) => name === searchParams.get("stage"));
	// All are to be found; spam is looked through too.
	const words = (searchParams.get("q") ?? "").trim().slice(0, 100);
	const found = words ? rows.filter(matcher(words)) : rows;
	const ofStage = (name?: Stage) =>
		found.filter((row) => (name ? row.stage === name : words || row.stage !== "spam"));
	const isLater = (row: Row) => Number(row.stage !== "new");
	return {
		stage,
		words,
		count: (name?: Stage) => ofStage(name).length,
		shown: ofStage(stage).sort((a, b) => isLater(a) - isLater(b)),
	};
}

function matcher(words: string): (row: Row) => boolean {
	const wanted = plain(words).split(/\s+/);
	const number = /^[\d\s()+-]+$/.test(words) ? dialled(words) : "";
	return (row) => {
		if (number.length > 3 && dialled(row.phone).includes(number)) return true;
		const { state, stage, submittedAt, suspected, photos, noteVersion, ...typed } = row;
		const all = plain(Object.values(typed).join("\n"));
		return wanted.every((word) => all.includes(word));
	};
}

/** Text without what two keyboards write differently: capitals, accents and the kind of apostrophe. */
function plain(text: string): string {
	return text
		.toLowerCase()
		.replace(/[’‘ʻʼ´`]/g, "'")
		.normalize("NFKD")
		.replace(/\p{M}/gu, "");
}
