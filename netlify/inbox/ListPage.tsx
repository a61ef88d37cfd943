import { type Row, stages } from "../enquiries/list.ts";
import { dropTurning } from "../enquiries/records.ts";
import { listWishes } from "../enquiries/wishes.ts";
import { Post, Time } from "./page.tsx";
import { findRows, pageSize, type View, viewPath } from "./view.ts";

interface Props {
	rows: readonly Row[];
	view: View;
	/** Why the owner was not told, by the id of the enquiry. */
	untold: ReadonlyMap<string, string>;
	/** What is set wrongly. */
	faults: readonly string[];
	/** What was just done. */
	done?: string;
}

/** The list of enquiries. */
export function ListPage({ rows, view, untold, faults, done }: Props) {
	const { shown: found, counts } = findRows(rows, view);
	const last = Math.max(1, Math.ceil(found.length / pageSize));
	const page = Math.min(view.page, last);
	const shown = found.slice((page - 1) * pageSize, page * pageSize);
	return (
		<>
			<Alarm untold={untold} faults={faults} />
			{done && <p role="status">{done}</p>}
			<h1>Enquiries</h1>
			<form className="find" action="/inbox">
				{view.stage && <input type="hidden" name="stage" value={view.stage} />}
				<input
					type="search"
					name="q"
					defaultValue={view.words}
					aria-label="Name, phone, suburb or words"
					placeholder="Name, phone, suburb, words"
				/>
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
						{stage ?? "all"} <b>{counts[stage ?? "all"] ?? 0}</b>
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
				<p className="none">{rows.length ? "None of this kind." : "Nothing was sent yet."}</p>
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
	const { id, name, city, interests, submittedAt, photos, suspected, stage } = row;
	const about = [city, interests.join(", ")].filter(Boolean).join(" · ");
	const [[, visit] = []] = listWishes(row.message);
	return (
		<li className={stage}>
			<a href={`/inbox/${id}`}>
				<b>{dropTurning(name) || "No name"}</b>
				<span className="about">{dropTurning(about)}</span>
				<span className="marks">
					<Time iso={submittedAt} />
					{visit && <span className="mark">{dropTurning(visit)}</span>}
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
export function Alarm({ untold, faults }: Pick<Props, "untold" | "faults">) {
	if (!untold.size && !faults.length) return null;
	const count = untold.size;
	const reasons = [...new Set(untold.values())];
	return (
		<div className="band-alarm" role="alert">
			{count > 0 && (
				<p>
					<b>{count === 1 ? "You were not told of 1 enquiry" : `Not told of ${count} enquiries`}</b>
					: {reasons.join("; ")}. Open an enquiry to take its mark away.
				</p>
			)}
			{faults.map((fault) => (
				<p key={fault}>{fault} Set it on Netlify and deploy again.</p>
			))}
		</div>
	);
}
