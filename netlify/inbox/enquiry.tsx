import { Terms } from "../../components/Lines/Lines.tsx";
import { markSeen } from "../enquiries/attempts.ts";
import { readEntry, readText } from "../enquiries/blobs.ts";
import { calendarFile, writeCalendar } from "../enquiries/calendar.ts";
import {
	findPhoneLink,
	listTyped,
	mailLink,
	printPlace,
	printTime,
} from "../enquiries/description.ts";
import { cleanLines } from "../enquiries/formRules.ts";
import { keyOf } from "../enquiries/identity.ts";
import { listPhotos, noteSchema, type Row, stages } from "../enquiries/list.ts";
import { enquirySchema } from "../enquiries/records.ts";
import { deleteEnquiries } from "../enquiries/retention.ts";
import { isLandline, readWishes } from "../enquiries/wishes.ts";
import { inboxLink } from "../site.ts";
import { type Answer, type Call, missing, Post } from "./page.tsx";

/** Characters. */
const longestNote = 5000;

/** Shows an enquiry; a post changes its state or its note, or deletes it. */
export async function answerEnquiry({ sent, open }: Call, id: string): Promise<Answer> {
	// Whatever is left of it, or nothing: the button may have been pressed twice.
	if (sent?.get("delete") === "yes") {
		await deleteEnquiries(open, [id]);
		return { to: "/inbox?done=deleted" };
	}
	const [enquiry, kept, names] = await Promise.all([
		readEntry(open("enquiries"), id, enquirySchema),
		readEntry(open("notes"), id, noteSchema),
		listPhotos(open, keyOf(id)),
	]);
	if (!enquiry) {
		// What is left of a damaged record may be the only copy of a phone number.
		const left = await readText(open("enquiries"), id);
		if (!left) throw missing();
		const content = (
			<>
				<pre>{cleanLines(left)}</pre>
				<DeleteForm to={`/inbox/${id}`} />
			</>
		);
		return { title: "This record is damaged", at: "enquiries", content };
	}
	const row = { ...enquiry, ...(kept ?? noteSchema.parse({})), photos: names.length };
	if (!sent) {
		await markSeen(open, id);
		const photos = names.map((name) => `/inbox/${id}/${name.slice(keyOf(id).length + 1)}`);
		const content = <Enquiry row={row} photos={photos} />;
		return { title: `${row.name} – Inbox`, at: "enquiries", content };
	}
	const stage = stages.find((name) => name === sent.get("stage"));
	const read = (name: string) => cleanLines(sent.get(name) ?? row.note).trim();
	const note = joinNotes(row.note, read("before"), read("note"));
	await open("notes").setJSON(id, { stage: stage ?? row.stage, note: note.slice(0, longestNote) });
	return { to: `/inbox/${id}?done=${stage ? "stage" : "note"}` };
}

/** The note once a page that opened with `before` is sent: what was written elsewhere since stays, and so does what was typed. */
function joinNotes(kept: string, before: string, typed: string): string {
	if (kept === before) return typed;
	if (typed === before || kept.includes(typed)) return kept;
	return typed.includes(kept) ? typed : `${kept}\n\n${typed}`;
}

/** A file of an enquiry: the visit that it wishes, for the phone's calendar, or a photo in full. */
export async function answerFile(call: Call, id: string, file: string): Promise<Answer> {
	const { open, context } = call;
	if (file === calendarFile.filename) {
		const enquiry = await readEntry(open("enquiries"), id, enquirySchema);
		const body = enquiry && writeCalendar(enquiry, inboxLink(id, context));
		if (!body) throw missing();
		return { body, headers: { "Content-Type": calendarFile.contentType } };
	}
	const body = await open("photos").get(`${keyOf(id)}/${file}`, { type: "arrayBuffer" });
	if (!body) throw missing();
	return { body, headers: { "Content-Type": "image/jpeg" } };
}

function Enquiry({ row, photos }: { row: Row; photos: readonly string[] }) {
	const to = `/inbox/${row.id}`;
	return (
		<article className="enquiry">
			<p className="back">
				<a href="/inbox">All enquiries</a>
			</p>
			<h1>{row.name || "No name"}</h1>
			<p className="marks">{printTime(row.submittedAt)}</p>
			<Links row={row} />
			<section className="stage-form">
				<h2>How far it is</h2>
				<p className="on-paper">{row.stage}</p>
				{/* Of the note's form: pressing a state keeps what was typed. */}
				<div>
					{stages.map((name) => (
						<button
							key={name}
							type="submit"
							form="note"
							name="stage"
							value={name}
							aria-pressed={name === row.stage}
						>
							{name}
						</button>
					))}
				</div>
			</section>
			<section>
				<h2>What was sent</h2>
				<Terms terms={listTyped(row)} />
				{photos.length > 0 && (
					<ul className="photos">
						{photos.map((photo, index) => (
							<li key={photo}>
								<a href={photo}>
									<img src={photo} alt={`${index + 1} of ${photos.length}`} loading="lazy" />
								</a>
							</li>
						))}
					</ul>
				)}
			</section>
			<section>
				<h2>Note</h2>
				<p className="note on-paper">{row.note}</p>
				<Post id="note" action={to} values={{ before: row.note }} label="Save the note">
					<div className="field">
						<textarea
							name="note"
							aria-label="Note"
							rows={4}
							maxLength={longestNote}
							defaultValue={row.note}
						/>
					</div>
				</Post>
			</section>
			<DeleteForm to={to} />
			<p className="id">
				Reference <code>{row.id}</code>
			</p>
		</article>
	);
}

function DeleteForm({ to }: { to: string }) {
	return (
		<details>
			<summary>Delete this enquiry</summary>
			<p>It goes for ever, with its photos and your note.</p>
			<Post action={to} values={{ delete: "yes" }} label="Delete for ever" look="btn sm" />
		</details>
	);
}

/** Call, text, reply, map and calendar: what a thumb is for. */
function Links({ row }: { row: Row }) {
	const { id, email, phone, message } = row;
	const { answer } = readWishes(message);
	const main = answer === "text" ? "Text" : answer === "e-mail" ? "Reply by mail" : "Call";
	const call = findPhoneLink(phone);
	// Without an extension, which no text goes to.
	const number = call?.replace(/;.*/, "") ?? "";
	const query = new URLSearchParams({ api: "1", query: printPlace(row) });
	const links = [
		["Call", call],
		["Text", isLandline(number) ? undefined : number.replace("tel:", "sms:")],
		["Reply by mail", mailLink(email)],
		["Map", `https://www.google.com/maps/search/?${query}`],
		["Calendar", writeCalendar(row) && `/inbox/${id}/${calendarFile.filename}`],
	].filter(([, href]) => href);
	return (
		<p className="links">
			{links.map(([label, href]) => (
				<a key={label} className={label === main ? "btn" : "btn line"} href={href}>
					{label}
				</a>
			))}
		</p>
	);
}
