import { type DeployContext, inboxLink, readSiteDetails } from "../../site.ts";
import { type Channel, longestStep, minute, week } from "../attempts.ts";
import { waitFor } from "../blobs.ts";
import { calendarFile, writeCalendar } from "../calendar.ts";
import { findPhoneLink, findRange, listTyped, mailLink, printTime } from "../description.ts";
import { canMail, escapeHtml, htmlPage, sendMail, writeParagraphs } from "../mail.ts";
import type { Enquiry } from "../records.ts";
import { claimMail } from "../strangers.ts";

const isUnmarked = ({ suspected }: Enquiry) => suspected.length === 0;

/** Tells the owner of each unmarked enquiry at ENQUIRY_EMAIL_TO; marked ones come in the daily digest. */
export const email: Channel = {
	name: "email",
	longest: week,
	pauses: [10 * minute, 10 * minute, 30 * minute, 60 * minute],
	isSet: () => canMail() && Boolean(process.env.ENQUIRY_EMAIL_TO),
	takes: isUnmarked,
	send: (enquiry, context) => sendMail(writeMail(enquiry, inboxLink(enquiry.id, context))),
};

/** What the owner reads about an enquiry, with a reply that goes to the visitor. */
function writeMail(enquiry: Enquiry, link?: string) {
	const { id, name, email } = enquiry;
	const { text, html } = describe(enquiry, link);
	const reply = `Reply to this e-mail to answer ${name}.`;
	const calendar = writeCalendar(enquiry, link);
	return {
		id,
		replyTo: { name, address: email },
		subject: writeSubject(enquiry),
		text: `${text}\n${reply}\n`,
		html: htmlPage(`${html}<p>${escapeHtml(reply)}</p>`),
		...(calendar && { attachments: [{ ...calendarFile, content: Buffer.from(calendar) }] }),
	};
}

const longestSubject = 150;

/** Name, place, products and price: enough to know whom to call first. */
export function writeSubject({ name, city, postcode, interests, message }: Enquiry): string {
	const place = [city, postcode].filter(Boolean).join(" ");
	const about = [interests.join(", "), findRange(message)].filter(Boolean).join(", ");
	const whole = ["Enquiry", name, place, about].filter(Boolean).join(" – ");
	return whole.slice(0, longestSubject).toWellFormed();
}

/** Everything that was typed and when it was sent, as the e-mail may come late, with links to call, to answer and to the inbox. */
function describe(enquiry: Enquiry, link?: string) {
	const { phone, email, submittedAt } = enquiry;
	const rows = [...listTyped(enquiry), ["Sent", printTime(submittedAt)]];
	const links = [
		["Call", findPhoneLink(phone)],
		["Answer", mailLink(email)],
		["See it in the inbox", link],
	].filter(([, link]) => link);
	const cells = rows.map(([label, text = ""]) => {
		const typed = escapeHtml(text).replaceAll("\n", "<br>");
		return `<tr><th align="left" valign="top">${label}</th><td>${typed}</td></tr>`;
	});
	const anchors = links.map(([label, link]) => `<a href="${link}">${label}</a>`);
	const lines = [...rows, [], ...links].map((pair) => pair.join(": "));
	return {
		text: lines.join("\n"),
		html: `<table cellpadding="4">${cells.join("")}</table><p>${anchors.join(" &nbsp; ")}</p>`,
	};
}

/** Tells the owner of marked enquiries, and of those whose e-mail may not have come, all of each. */
export async function sendDigest(
	enquiries: readonly Enquiry[],
	context: DeployContext,
): Promise<void> {
	const parts = enquiries.map((enquiry) => {
		const { text, html } = describe(enquiry, inboxLink(enquiry.id, context));
		const unsure = enquiry.suspected.length ? "" : "The e-mail about it may not have come.";
		return { text: [text, unsure].join("\n").trim(), html: `${html}<p>${unsure}</p>` };
	});
	const lead = "These were kept for you to judge.";
	const [{ name, email } = { name: "", email: "" }, ...others] = enquiries;
	await sendMail({
		// A reply to several would tell each of the others.
		...(others.length === 0 && { replyTo: { name, address: email } }),
		subject: others.length ? `${parts.length} enquiries to look at` : "1 enquiry to look at",
		text: `${lead}\n\n${parts.map(({ text }) => text).join("\n\n---\n\n")}\n`,
		html: htmlPage(`<p>${lead}</p>${parts.map(({ html }) => html).join("<hr>")}`),
	});
}

/**
 * Tells the visitor that an enquiry has arrived, when ENQUIRY_RECEIPT is `on`. Only for unmarked ones, within the limits
 * of mail to strangers, and without a word of what was typed.
 */
export const receipt: Channel = {
	name: "receipt",
	// Two hours: later it is no news to the visitor.
	longest: 120 * minute,
	pauses: [10 * minute, 30 * minute],
	isSet: () => process.env.ENQUIRY_RECEIPT === "on" && canMail(),
	takes: isUnmarked,
	async send({ id, email }, context) {
		const { refused, release } = await waitFor(claimMail("receipt", email, context), longestStep);
		if (refused) return;
		try {
			const { brand, phone, visit } = await readSiteDetails();
			const when = visit.reply || "We will be in touch to arrange a time to measure.";
			await sendMail({
				id: `${id}.receipt`,
				to: email,
				subject: `We have your enquiry – ${brand}`,
				...writeParagraphs(
					`Your enquiry has reached ${brand}.`,
					`${when} The measure and the written quote are free.`,
					`If you would rather call us, or did not send an enquiry: ${phone}.`,
				),
				headers: { "Auto-Submitted": "auto-replied" },
			});
		} catch (error) {
			await waitFor(release(), longestStep);
			throw error;
		}
	},
};
