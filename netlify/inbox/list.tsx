import { findUntold } from "../enquiries/attempts.ts";
import { printCsv } from "../enquiries/csv.ts";
import { type Row, readRows, stages } from "../enquiries/list.ts";
import {
	explain,
	findFaults,
	findMailFaults,
	sendMail,
	writeParagraphs,
} from "../enquiries/mail.ts";
import { listWishes } from "../enquiries/wishes.ts";
import { Refusal } from "../requests/requests.ts";
import { type Answer, type Call, Post, Time } from "./page.tsx";
import { findRows, readView, type View, viewPath } from "./view.ts";

const pageSize = 50;

export async function answerList({ url, context, open }: Call): Promise<Answer> {
	const [rows, untold] = await Promise.all([readRows(open), findUntold(open)]);
	const content = (
		<>
			<Alarm untold={untold} faults={findFaults(context)} />
			<List rows={rows} view={readView(url)} untold={untold} />
		</>
	);
	return { at: "enquiries", content };
}

/** The enquiries shown, those of all pages, for a spreadsheet. */
export async function answerCsv({ url, open }: Call): Promise<Answer> {
	const { shown } = findRows(await readRows(open), readView(url));
	return { body: printCsv("enquiries", shown), headers: fileHeaders("enquiries.csv") };
}

/** Headers of CSV to keep under a name. */
export function fileHeaders(name: string) {
	const disposition = `attachment; filename="${name}"`;
	return { "Content-Type": "text/csv; charset=utf-8", "Content-Disposition": disposition };
}

/** Sends the owner a mail and says what came of it. */
export async function answerTest({ sent, context }: Call): Promise<Answer> {
	if (!sent) return { to: "/inbox" };
	const [fault] = findMailFaults(context);
	if (fault) throw new Refusal(503, fault);
	const words = writeParagraphs("This is a test. Mails about enquiries come to this address.");
	await sendMail({ subject: "Test of the inbox", ...words }).catch(({ message }: Error) => {
		throw new Refusal(502, `No mail was sent: ${explain(message)}.`);
	});
	return { to: "/inbox?done=tested" };
}

interface ListProps {
	rows: readonly Row[];
	view: View;
	/** Why the owner was not told, by the id of the enquiry. */
	untold: ReadonlyMap<string, string>;
}

function List({ rows, view, untold }: ListProps) {
	const { shown: found, count } = findRows(rows, view);
	const last = Math.max(1, Math.ceil(found.length / pageSize));
	const page = Math.min(view.page, last);
	const shown = found.slice((page - 1) * pageSize, page * pageSize);
	return (
		<>
			<h1>Enquiries</h1>
			<form className="find" action="/inbox">
				{view.stage && <input type="hidden" name="stage" value={view.stage} />}
				<div className="field">
					<input
						type="search"
						name="q"
						defaultValue={view.words}
						aria-label="Name, phone, suburb, words or reference"
						placeholder="Name, phone, suburb"
					/>
				</div>
				<button className="btn line sm" type="submit">
					Search
				</button>
			</form>
			<nav className="stages" aria-label="State">
				{[undefined, ...stages].map((stage) => (
					<a
						key={stage ?? "all"}
						href={viewPath({ stage, words: view.words, page: 1 })}
						aria-current={stage === view.stage ? "true" : undefined}
					>
						{stage ?? "all"} <b>{count(stage)}</b>
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
				<p>
					{rows.length ? "None of this kind. " : "Nothing was sent yet. It will appear here."}
					{rows.length > 0 && <a href="/inbox">All enquiries</a>}
				</p>
			)}
			{last > 1 && (
				<nav className="paging" aria-label="Pages">
					{page > 1 && <a href={viewPath({ ...view, page: page - 1 })}>Newer</a>}
					<span>
						Page {page} of {last}
					</span>
					{page < last && <a href={viewPath({ ...view, page: page + 1 })}>Older</a>}
				</nav>
			)}
			<footer>
				{found.length > 0 && (
					<a className="btn line sm" href={viewPath({ ...view, page: 1 }, "/inbox/enquiries.csv")}>
						Export {found.length} as CSV
					</a>
				)}
				<Post to="/inbox/test-mail" label="Send a test mail" />
				<Post to="/inbox/sign-out" label="Sign out everywhere" />
			</footer>
		</>
	);
}

function EnquiryRow({ row, isUntold }: { row: Row; isUntold: boolean }) {
	const { id, name, city, interests, submittedAt, photos, suspected, stage, message } = row;
	const about = [city, interests.join(", ")].filter(Boolean).join(" · ");
	const [[, visit] = []] = listWishes(message);
	return (
		<li className={stage}>
			<a href={`/inbox/${id}`}>
				<b>{name || "No name"}</b>
				<span className="about">{about}</span>
				<span className="marks">
					<Time iso={submittedAt} />
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
function Alarm({ untold, faults }: Pick<ListProps, "untold"> & { faults: readonly string[] }) {
	if (!untold.size && !faults.length) return null;
	const count = untold.size === 1 ? "1 enquiry" : `${untold.size} enquiries`;
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
