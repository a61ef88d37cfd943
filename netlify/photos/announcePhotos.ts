import { attempt, settle, settledName } from "../enquiries/attempts.ts";
import { type DeployContext, describeCause, openStore } from "../enquiries/blobs.ts";
import { type Channel, minute, NotSent, week } from "../enquiries/channels/channel.ts";
import { email, writeSubject } from "../enquiries/channels/email.ts";
import { keyOf } from "../enquiries/identity.ts";
import { type OpenStore, type Row, readRows } from "../enquiries/list.ts";
import { escapeHtml, htmlPage, sendMail } from "../enquiries/mail.ts";
import { dropTurning } from "../enquiries/records.ts";
import { inboxLink } from "../requests/origin.ts";
import { listPhotos } from "./photoNames.ts";

/** Milliseconds without another photo after which the visitor is taken to have added the last. */
const quiet = 2 * minute;
/** Milliseconds after which a run begins no further mail. */
const budget = 3000;

/**
 * Sends the owner photos that came after the mail about their enquiry, as one mail in its thread. Never fails.
 * @param finished name of an enquiry that has all the photos it may have: nothing need be waited for
 */
export async function announcePhotos(
	context: DeployContext,
	{ now = Date.now(), finished = "" }: { now?: number; finished?: string } = {},
): Promise<void> {
	if (!email.isSet()) return;
	const open: OpenStore = (kind) => openStore(kind, context);
	const end = Date.now() + budget;
	try {
		const [rows, { blobs }] = await Promise.all([readRows(open), open("announcements").list()]);
		const settled = new Set(blobs.map(({ key }) => key));
		for (const row of rows) {
			const age = now - Date.parse(row.photosAt ?? "");
			const isDue = row.id === finished || (age > quiet && age < week);
			const isTold = settled.has(settledName(row.id, email.name)) && !row.suspected.length;
			if (!row.photos || !isDue || !isTold) continue;
			if (Date.now() > end) break;
			await sendNew(row, settled, context, now);
		}
	} catch (error) {
		const cause = describeCause(error as Error);
		console.warn(JSON.stringify({ event: "photos not announced", cause }));
	}
}

/** Sends the photos of an enquiry that no mail had. */
async function sendNew(
	row: Row,
	settled: ReadonlySet<string>,
	context: DeployContext,
	now: number,
): Promise<void> {
	const { id } = row;
	const name = `photos-${Date.parse(row.photosAt ?? "")}`;
	if (settled.has(settledName(id, name))) return;
	const open: OpenStore = (kind) => openStore(kind, context);
	const noteOf = (photo: string) => `photo-${photo.slice(keyOf(id).length + 1)}`;
	const fresh = (await listPhotos(open, keyOf(id))).filter(
		(photo) => !settled.has(settledName(id, noteOf(photo))),
	);
	if (!fresh.length) return settle(id, name, context);
	const channel: Channel = { ...email, name, send: () => sendMail(mail()) };
	const bodies = await Promise.all(
		fresh.map((photo) => open("photos").get(photo, { type: "arrayBuffer" })),
	);
	const mail = () => writeMail(row, name, bodies as ArrayBuffer[]);
	try {
		if (!(await attempt(channel, row, context, { now }))) return;
		for (const photo of fresh) await settle(id, noteOf(photo), context);
	} catch (error) {
		if (!(error instanceof NotSent)) throw error;
		console.warn(JSON.stringify({ event: "photos not announced", id, cause: error.message }));
	}
}

function writeMail(row: Row, name: string, bodies: readonly ArrayBuffer[]) {
	const count = bodies.length === 1 ? "a photo" : `${bodies.length} photos`;
	const line = `${dropTurning(row.name)} has added ${count}.`;
	const link = inboxLink(row.id);
	return {
		id: `${row.id}.${name}`,
		thread: row.id,
		to: process.env.ENQUIRY_EMAIL_TO ?? "",
		replyTo: { name: dropTurning(row.name), address: row.email },
		subject: `Re: ${writeSubject(row)}`,
		text: `${[line, link].filter(Boolean).join("\n\n")}\n`,
		html: htmlPage(
			`<p>${escapeHtml(line)}</p>${link ? `<p><a href="${link}">See it in the inbox</a></p>` : ""}`,
		),
		attachments: bodies.map((body, index) => ({
			filename: `photo-${index + 1}.jpg`,
			content: Buffer.from(body),
			contentType: "image/jpeg",
		})),
	};
}
