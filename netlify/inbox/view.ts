import { type Row, type Stage, stages } from "../enquiries/list.ts";
import { dialled } from "../enquiries/wishes.ts";

export interface View {
	/** All but spam, unless one is named. */
	stage?: Stage;
	/** Words that are all to be found; spam is looked through too. */
	words: string;
}

export function readView({ searchParams }: URL): View {
	return {
		stage: stages.find((name) => name === searchParams.get("stage")),
		words: (searchParams.get("q") ?? "").trim().slice(0, 100),
	};
}

/** The address of a view, on a page of the inbox. */
export function viewPath({ stage, words }: View, path = "/inbox"): string {
	const query = new URLSearchParams({ ...(stage && { stage }), ...(words && { q: words }) });
	return query.size ? `${path}?${query}` : path;
}

/** The rows of a view, new ones on top, and how many there are of a stage; of none named, all but spam. */
export function findRows(rows: readonly Row[], { stage: shown, words }: View) {
	const found = words ? rows.filter(matcher(words)) : rows;
	const ofStage = (stage?: Stage) =>
		found.filter((row) => (stage ? row.stage === stage : words || row.stage !== "spam"));
	const isLater = (row: Row) => Number(row.stage !== "new");
	return {
		count: (stage?: Stage) => ofStage(stage).length,
		shown: ofStage(shown).sort((a, b) => isLater(a) - isLater(b)),
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
