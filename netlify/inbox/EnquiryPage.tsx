import { calendarFile, writeCalendar } from "../enquiries/calendar.ts";
import { type Row, stages } from "../enquiries/list.ts";
import { findPhoneLink } from "../enquiries/phone.ts";
import { dropTurning, listTyped, printPlace } from "../enquiries/records.ts";
import { Post, Time } from "./page.tsx";

interface Props {
	row: Row;
	/** Names of its photos, without the key. */
	photos: readonly string[];
	done?: string;
}

/** One enquiry: all of it, and what can be done with it. */
export function EnquiryPage({ row, photos, done }: Props) {
	const to = `/inbox/${row.id}`;
	return (
		<article className="enquiry">
			{done && <p role="status">{done}</p>}
			<p>
				<a href="/inbox">All enquiries</a>
			</p>
			<h1>{dropTurning(row.name) || "No name"}</h1>
			<p className="marks">
				<Time iso={row.submittedAt} /> · <Time iso={row.submittedAt} isFull />
			</p>
			<Links row={row} />
			<form className="stage-form" method="post" action={to}>
				<h2>How far it is</h2>
				<div>
					{stages.map((stage) => (
						<button
							key={stage}
							type="submit"
							name="stage"
							value={stage}
							aria-pressed={stage === row.stage}
						>
							{stage}
						</button>
					))}
				</div>
			</form>
			<section>
				<h2>What was sent</h2>
				<dl>
					{listTyped(row).map(([label, text]) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>{text}</dd>
						</div>
					))}
				</dl>
				{photos.length > 0 && (
					<ul className="photos">
						{photos.map((photo, index) => (
							<li key={photo}>
								<a href={`${to}/${photo}`}>
									<img
										src={`${to}/${photo}`}
										alt={`${index + 1} of ${photos.length}`}
										loading="lazy"
									/>
								</a>
							</li>
						))}
					</ul>
				)}
			</section>
			<section>
				<h2>Note</h2>
				<Post to={to} label="Save the note">
					<textarea
						name="note"
						aria-label="Note"
						rows={4}
						maxLength={5000}
						defaultValue={row.note}
					/>
				</Post>
			</section>
			<details>
				<summary>Delete this enquiry</summary>
				<p>It goes for ever, with its photos and your note.</p>
				<Post to={to} values={{ delete: "yes" }} label="Delete for ever" className="btn sm" />
			</details>
			<p className="id">
				Reference <code>{row.id}</code>
			</p>
		</article>
	);
}

/** Call, text, reply and map: what a thumb is for. */
function Links({ row }: { row: Row }) {
	const { id, email, phone } = row;
	const call = findPhoneLink(phone);
	const query = new URLSearchParams({ api: "1", query: printPlace(row) });
	const links = [
		["Call", call],
		["Text", call?.replace(/^tel:([^;]+).*/, "sms:$1")],
		["Reply by mail", `mailto:${encodeURIComponent(email).replace("%40", "@")}`],
		["Map", `https://www.google.com/maps/search/?${query}`],
		["Calendar", writeCalendar(row) && `/inbox/${id}/${calendarFile.filename}`],
	];
	return (
		<p className="links">
			{links.map(
				([label, href]) =>
					href && (
						<a
							key={label}
							className={label === "Call" ? "btn" : "btn line"}
							href={href}
							rel="noreferrer"
						>
							{label}
						</a>
					),
			)}
		</p>
	);
}
