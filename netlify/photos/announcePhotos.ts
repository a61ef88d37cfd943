import { attempt, type Channel, minute, settle, settledName, week } from "../enquiries/attempts.ts";
import { listKeys, storesOf } from "../enquiries/blobs.ts";
import { email, writeSubject } from "../enquiries/channels/email.ts";
import { keyOf } from "../enquiries/identity.ts";
import { listEnquiries, listPhotos, type Row } from "../enquiries/list.ts";
import { sendMail, writeParagraphs } from "../enquiries/mail.ts";
import { type DeployContext, inboxLink, report } from "../site.ts";

/** Milliseconds without another photo after which the visitor is taken to have added the last. */
const quiet = 2 * minute;
/** Milliseconds after which a run begins no further mail. */
const budget = 3000;

/** Sends the owner photos that came after the mail about their enquiry, as one mail in its thread. */
export async function announcePhotos(context: DeployContext, now = Date.now()): Promise<void> {
	if (!email.isSet()) return;
	const open = storesOf(context);
	const end = Date.now() + budget;
	const notes = listKeys(open("announcements"));
	const [{ enquiries }, keys] = await Promise.all([listEnquiries(open, budget), notes]);
	const settled = new Set(keys);
	for (const row of enquiries) {
		const { id } = row;
		const isNews = now - Date.parse(row.submittedAt) < week;
		const isTold = settled.has(settledName(id, email.name)) && !row.suspected.length;
		if (!row.photos || !isNews || !isTold) continue;
		if (Date.now() > end) break;
		const sent = sendNew(row, settled, context, now);
		await sent.catch((error) => report("photos not announced", error, { id }));
	}
}

/** Sends the photos of an enquiry that no mail had, unless another may be on its way. */
async function sendNew(
	row: Row,
	settled: ReadonlySet<string>,
	context: DeployContext,
	now: number,
): Promise<void> {
	const { id } = row;
	const open = storesOf(context);
	const noteOf = (photo: string) => `photo-${photo.slice(keyOf(id).length + 1)}`;
	const photos = await listPhotos(open, keyOf(id));
	const fresh = photos.filter((photo) => !settled.has(settledName(id, noteOf(photo))));
	const found = await Promise.all(fresh.map((photo) => open("photos").getMetadata(photo)));
	const last = Math.max(
		...found.map((photo) => Date.parse(String(photo?.metadata.addedAt ?? row.submittedAt))),
	);
	if (!fresh.length || now - last < quiet) return;
	const name = `photos-${last}`;
	const bodies: ArrayBuffer[] = await Promise.all(
		fresh.map((photo) => open("photos").get(photo, { type: "arrayBuffer" })),
	);
	const mail = writeMail(row, name, bodies, inboxLink(id, context));
	const channel: Channel = { ...email, name, send: () => sendMail(mail) };
	if (!(await attempt(channel, row, context, now))) return;
	for (const photo of fresh) await settle(id, noteOf(photo), open);
}

function writeMail(row: Row, name: string, bodies: readonly ArrayBuffer[], link?: string) {
	const count = bodies.length === 1 ? "a photo" : `${bodies.length} photos`;
	return {
		id: `${row.id}.${name}`,
		thread: row.id,
		replyTo: { name: row.name, address: row.email },
		subject: `Re: ${writeSubject(row)}`,
		...writeParagraphs(`${row.name} has added ${count}.`, ...(link ? [link] : [])),
		attachments: bodies.map((body, index) => ({
			filename: `photo-${index + 1}.jpg`,
			content: Buffer.from(body),
			contentType: "image/jpeg",
		})),
	};
}
