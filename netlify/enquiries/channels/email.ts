import { inboxLink } from "../../requests/origin.ts";
import { readSiteDetails } from "../../siteDetails.ts";
import { waitForStore } from "../blobs.ts";
import { calendarFile, writeCalendar } from "../calendar.ts";
import { findRange } from "../guide.ts";
import { canMail, escapeHtml, htmlPage, sendMail } from "../mail.ts";
import { findPhoneLink } from "../phone.ts";
import { dropTurning, type Enquiry, listTyped } from "../records.ts";
import { claimMail } from "../strangers.ts";
import { type Channel, minute, week } from "./channel.ts";

/** Tells the owner of each unmarked enquiry at ENQUIRY_EMAIL_TO; marked ones come in the daily digest. */
export const email: Channel = {
	name: "email",
	goodFor: week,
	pauses: [10 * minute, 10 * minute, 30 * minute, 60 * minute],
	isSet: () => canMail() && Boolean(process.env.ENQUIRY_EMAIL_TO),
	takes: ({ suspected }) => suspected.length === 0,
	send: (enquiry) => sendMail({ to: process.env.ENQUIRY_EMAIL_TO ?? "", ...writeMail(enquiry) }),
};

/** What the owner reads about an enquiry, with a reply that goes to the visitor. */
function writeMail(enquiry: Enquiry) {
	const { id, email } = enquiry;
	const name = dropTurning(enquiry.name);
	const { text, html } = describeEnquiry(enquiry);
	const calendar = writeCalendar(enquiry);
	return {
		id,
		replyTo: { name, address: email },
		subject: writeSubject(enquiry),
		text: `${text}\nReply to this e-mail to answer ${name}.\n`,
		html: htmlPage(`${html}<p>Reply to this e-mail to answer ${escapeHtml(name)}.</p>`),
		...(calendar && { attachments: [{ ...calendarFile, content: Buffer.from(calendar) }] }),
	};
}

/** Name, place, products and price: enough to know whom to call first. */
export function writeSubject({ name, city, postcode, interests, message }: Enquiry): string {
	const place = [city, postcode].filter(Boolean).join(" ");
	const about = [interests.join(", "), findRange(message)].filter(Boolean).join(", ");
	const parts = ["Enquiry", name, place, about].filter(Boolean);
	return cut(dropTurning(parts.join(" – ")), 150);
}

/** Everything that was typed, with links to call, to answer and to the inbox. */
function describeEnquiry(enquiry: Enquiry) {
	const { id, phone, email } = enquiry;
	const call = findPhoneLink(phone);
	const rows = listTyped(enquiry);
	const links = [
		["Call", call],
		["Answer", `mailto:${encodeURIComponent(email).replace("%40", "@")}`],
		["See it in the inbox", inboxLink(id)],
	].filter(([, link]) => link);
	const cells = rows.map(([label = "", text = ""]) => {
		const typed = escapeHtml(text).replaceAll("\n", "<br>");
		return `<tr><th align="left" valign="top">${label}</th><td>${typed}</td></tr>`;
	});
	const anchors = links.map(([label, link]) => `<a href="${link}">${label}</a>`);
	return {
		text: [
			...rows.map(([label, text]) => `${label}: ${text}`),
			"",
			...links.map(([label, link]) => `${label}: ${link}`),
		].join("\n"),
		html: `<table cellpadding="4">${cells.join("")}</table><p>${anchors.join(" &nbsp; ")}</p>`,
	};
}

/** The beginning of a text: no more characters than this, and none cut in two. */
function cut(text: string, longest: number): string {
	const characters = [...new Intl.Segmenter("en-AU").segment(text.slice(0, longest + 1))];
	return text.length > longest
		? characters
				.slice(0, -1)
				.map(({ segment }) => segment)
				.join("")
		: text;
}

/** Tells the owner of marked enquiries, and of those whose e-mail may not have come, all of each. */
export async function sendDigest(enquiries: readonly Enquiry[]): Promise<void> {
	const parts = enquiries.map((enquiry) => {
		const { text, html } = describeEnquiry(enquiry);
		const unsure = enquiry.suspected.length ? "" : "The e-mail about it may not have come.";
		return { text: [text, unsure].join("\n").trim(), html: `${html}<p>${unsure}</p>` };
	});
	const lead = "These were kept for you to judge.";
	const count = enquiries.length;
	const [{ name, email } = { name: "", email: "" }] = enquiries;
	await sendMail({
		to: process.env.ENQUIRY_EMAIL_TO ?? "",
		// A reply to several would tell each of the others.
		...(count === 1 && { replyTo: { name: dropTurning(name), address: email } }),
		subject: count === 1 ? "1 enquiry to look at" : `${count} enquiries to look at`,
		text: `${lead}\n\n${parts.map(({ text }) => text).join("\n\n---\n\n")}\n`,
		html: htmlPage(`<p>${lead}</p>${parts.map(({ html }) => html).join("<hr>")}`),
	});
}

/** Milliseconds for one step with the store. */
const storePatience = 4000;

/**
 * Tells the visitor that an enquiry has arrived, when ENQUIRY_RECEIPT is `on`. Only for unmarked ones, within the limits
 * of mail to strangers, and without a word of what was typed.
 */
export const receipt: Channel = {
	name: "receipt",
	// Two hours: later it is no news to the visitor.
	goodFor: 120 * minute,
	pauses: [10 * minute, 30 * minute],
	isSet: () => process.env.ENQUIRY_RECEIPT === "on" && canMail(),
	takes: ({ suspected }) => suspected.length === 0,
	async send({ id, email }, context) {
		const { refused, release } = await waitForStore(
			claimMail("receipt", email, context, id),
			storePatience,
		);
		if (refused) return;
		try {
			await sendMail({ to: email, ...(await writeReceipt()) });
		} catch (error) {
			await waitForStore(release(), storePatience);
			throw error;
		}
	},
};

async function writeReceipt() {
	const { brand, phone } = await readSiteDetails();
	const lines = [
		`Your enquiry has reached ${brand}.`,
		"We will call you to arrange a time to measure. The measure and the written quote are free.",
		`If you would rather call us, or did not send an enquiry: ${phone}.`,
	];
	return {
		subject: `We have your enquiry – ${brand}`,
		text: `${lines.join("\n\n")}\n`,
		html: htmlPage(lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("")),
		headers: { "Auto-Submitted": "auto-replied" },
	};
}
