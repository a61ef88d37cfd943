import { findUntold, mostRead } from "../enquiries/attempts.ts";
import { printCsv } from "../enquiries/csv.ts";
import { printTime } from "../enquiries/description.ts";
import { listEnquiries, type Row, stages } from "../enquiries/list.ts";
import { findFaults } from "../enquiries/settings.ts";
import { dialled, listWishes, visitLabel } from "../enquiries/wishes.ts";
import { type Answer, type Call, Post } from "./page.tsx";

/** Rows that a phone shows in a moment. */
const mostShown = 200;
/** Milliseconds that reading what the list does not have yet may take. */
const longestRead = 5000;

export async function answerList({ url, context, open }: Call): Promise<Answer> {
	const listed = listEnquiries(open, longestRead);
	const [{ enquiries }, untold] = await Promise.all([listed, findUntold(open)]);
	const { stage, words, count, shown: found } = findRows(enquiries, url);
	const shown = found.slice(0, mostShown);
	const content = (
		<>
			<Alarm untold={untold} faults={findFaults(context)} />
			<h1>Enquiries</h1>
			<form className="find" action="/inbox">
				{stage && <input type="hidden" name="stage" value={stage} />}
				<div className="field">
					<input
						type="search"
						name="q"
						defaultValue={words}
						aria-label="Name, phone, suburb, words or reference"
						placeholder="Name, phone, suburb"
					/>
				</div>
				<button className="btn line sm" type="submit">
					Search
				</button>
			</form>
			<nav className="stages" aria-label="State">
				{[undefined, ...stages].map((name) => (
					<a
						key={name ?? "all"}
						href={`/inbox?${new URLSearchParams({ ...(name && { stage: name }), q: words })}`}
						aria-current={name === stage ? "true" : undefined}
					>
						{name ?? "all"} <b>{count(name)}</b>
					</a>
				))}
			</nav>
			{shown.length ? (
				<ul className="rows">
					{shown.map((row) => (
						<EnquiryRow key={row.id} row={row} isUntold={untold.has(row.id)} />
					))}
				</ul>
			) : (
				<p>None to show.</p>
			)}
			{found.length > mostShown && (
				<p>
					The newest {mostShown} of {found.length}: search, a state or the CSV has the others.
				</p>
			)}
			<footer>
				{found.length > 0 && (
					<a className="btn line sm" href={`/inbox/enquiries.csv${url.search}`}>
						Export {found.length} as CSV
					</a>
				)}
				<Post action="/inbox/sign-in" label="Try the mail: send me a link" />
				<Post action="/inbox/sign-out" label="Sign out everywhere" />
			</footer>
		</>
	);
	return { at: "enquiries", content };
}

/** The rows that an address asks for, new ones on top, and how many there are of a stage; of none named, all but spam. */
function findRows(rows: readonly Row[], { searchParams }: URL) {
	const stage = stages.find((name) => name === searchParams.get("stage"));
	// All are to be found; spam is looked through too.
	const words = (searchParams.get("q") ?? "").trim().slice(0, 100);
	const found = words ? rows.filter(matcher(words)) : rows;
	const ofStage = (name?: Row["stage"]) =>
		found.filter((row) => (name ? row.stage === name : words || row.stage !== "spam"));
	const isLater = (row: Row) => Number(row.stage !== "new");
	return {
		stage,
		words,
		count: (name?: Row["stage"]) => ofStage(name).length,
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

/** All enquiries of a view, for a spreadsheet. */
export async function answerCsv({ url, open }: Call): Promise<Answer> {
	const { enquiries } = await listEnquiries(open, longestRead);
	return csvFile("enquiries", findRows(enquiries, url).shown);
}

/** A file of CSV to keep. */
export function csvFile(...[kind, records]: Parameters<typeof printCsv>): Answer {
	const disposition = `attachment; filename="${kind}.csv"`;
	const headers = { "Content-Type": "text/csv; charset=utf-8", "Content-Disposition": disposition };
	return { body: printCsv(kind, records), headers };
}

function EnquiryRow({ row, isUntold }: { row: Row; isUntold: boolean }) {
	const { id, name, city, interests, submittedAt, photos, suspected, stage, message } = row;
	const about = [city, interests.join(", ")].filter(Boolean).join(" · ");
	const [, visit] = listWishes(message).find(([label]) => label === visitLabel) ?? [];
	return (
		<li className={stage}>
			<a href={`/inbox/${id}`}>
				<b>{name || "No name"}</b>
				<span className="about">{about}</span>
				<span className="marks">
					{printTime(submittedAt)}
					{visit && <span className="mark">{visit}</span>}
					{photos > 0 && <span>{photos === 1 ? "1 photo" : `${photos} photos`}</span>}
					{suspected.length > 0 && <span className="mark">robot?</span>}
					{isUntold && <span className="mark alarm">not told</span>}
				</span>
				<span className="stage">{stage}</span>
			</a>
		</li>
	);
}

/** What keeps the owner from being told, above everything else. */
function Alarm({ untold, faults }: { untold: ReadonlyMap<string, string>; faults: string[] }) {
	if (!untold.size && !faults.length) return null;
	const more = untold.size === mostRead ? " or more" : "";
	const count = untold.size === 1 ? "1 enquiry" : `${untold.size}${more} enquiries`;
	const reasons = [...new Set(untold.values())].join("; ");
	return (
		<div className="band-alarm" role="alert">
			{untold.size > 0 && (
				<p>
					<b>You were not told of {count}</b>: {reasons}. Open an enquiry to take its mark away.
				</p>
			)}
			{faults.map((fault) => (
				<p key={fault}>{fault} Set it on Netlify and deploy again.</p>
			))}
		</div>
	);
}
