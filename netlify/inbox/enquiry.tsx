import { readEntry } from "../enquiries/blobs.ts";
import { calendarFile, writeCalendar } from "../enquiries/calendar.ts";
import { cleanLines } from "../enquiries/formRules.ts";
import { keyOf } from "../enquiries/identity.ts";
import { noteChange, noteSchema, type OpenStore, stages } from "../enquiries/list.ts";
import { dropTurning, enquirySchema } from "../enquiries/records.ts";
import { deleteEnquiries } from "../enquiries/retention.ts";
import { markSeen } from "../enquiries/untold.ts";
import { listPhotos } from "../photos/photoNames.ts";
import { Refusal } from "../requests/answer.ts";
import { type Answer, type Call, missing } from "./call.tsx";
import { EnquiryPage } from "./EnquiryPage.tsx";

/** What an enquiry's page says once it has done something, by the word in its address. */
const done: Record<string, string> = { stage: "The state is kept.", note: "The note is kept." };

/** Shows an enquiry, or changes it. */
export async function answerEnquiry({ url, sent, open }: Call, id: string): Promise<Answer> {
	const [enquiry, kept, photos] = await Promise.all([
		readEntry(open("enquiries"), id, enquirySchema),
		readEntry(open("notes"), id, noteSchema),
		listPhotos(open, keyOf(id)),
	]);
	if (!enquiry) return showRest(open, id);
	const row = { ...enquiry, ...(kept ?? noteSchema.parse({})), photos: photos.length };
	if (!sent) {
		await markSeen(open, id);
		const names = photos.map((name) => name.slice(keyOf(id).length + 1));
		return {
			title: `${row.name} – Inbox`,
			at: "enquiries",
			content: (
				<EnquiryPage row={row} photos={names} done={done[url.searchParams.get("done") ?? ""]} />
			),
		};
	}
	if (sent.get("delete") === "yes") {
		await deleteEnquiries(open, [id]);
		return { to: "/inbox?done=deleted" };
	}
	const stage = stages.find((name) => name === sent.get("stage"));
	const note = sent.get("note");
	if (!stage && note === null) throw new Refusal(400, "The inbox knows no such state.");
	const now = {
		stage: stage ?? row.stage,
		note: note === null ? row.note : cleanLines(note).trim().slice(0, 5000),
	};
	await open("notes").setJSON(id, now);
	await noteChange(open, { id, now });
	return { to: `/inbox/${id}?done=${stage ? "stage" : "note"}` };
}

/** What is left of a damaged record, which may hold the only copy of a phone number. */
async function showRest(open: OpenStore, id: string): Promise<Answer> {
	const left: string | null = await open("enquiries").get(id, { type: "text" });
	if (left === null) throw missing();
	const content = <pre>{dropTurning(cleanLines(left))}</pre>;
	return { title: "This record is damaged", at: "enquiries", content };
}

/** The visit that an enquiry wishes, as a file for the phone's calendar. */
export async function answerCalendar({ open }: Call, id: string): Promise<Answer> {
	const enquiry = await readEntry(open("enquiries"), id, enquirySchema);
	const body = enquiry && writeCalendar(enquiry);
	if (!body) throw missing();
	return { body, headers: { "Content-Type": calendarFile.contentType } };
}

/** A photo in full. */
export async function answerPhoto({ open }: Call, id: string, photo: string): Promise<Answer> {
	const name = `${keyOf(id)}/${photo}`;
	const names = await listPhotos(open, keyOf(id));
	if (!names.includes(name)) throw missing();
	const body: ArrayBuffer = await open("photos").get(name, { type: "arrayBuffer" });
	return { body, headers: { "Content-Type": "image/jpeg" } };
}
