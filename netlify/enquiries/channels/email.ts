import { readSiteDetails } from "../../siteDetails.ts";
import { waitForStore } from "../blobs.ts";
import { canMail, escapeHtml, htmlPage, sendMail } from "../mail.ts";
import { findPhoneLink } from "../phone.ts";
import { dropTurning, type Enquiry, fieldLabels, hasText } from "../records.ts";
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

/** The price guide's range, as its button puts it into a message (components/PriceGuide/estimate.ts). */
const guideRange = /Your price guide gives (.{1,80}?) including GST/;

/** What the owner reads about an enquiry, with a reply that goes to the visitor. */
function writeMail(enquiry: Enquiry) {
	const name = dropTurning(enquiry.name);
	const { id, phone, city, postcode, interests, message } = enquiry;
	const place = [city, postcode].filter(Boolean).join(" ");
	const sum = guideRange.exec(message)?.[1];
	const about = [interests.join(", "), sum].filter(Boolean).join(", ");
	const subject = ["Enquiry", name, place, about].filter(Boolean).join(" – ");
	const link = findPhoneLink(phone);
	const again = `npm run enquiries -- show ${id} --site`;
	const rows = Object.entries(fieldLabels)
		.filter(([field]) => field !== "id" && field !== "submittedAt" && hasText(enquiry, field))
		.map(([field, label]) => [
			field,
			label,
			dropTurning([enquiry[field as keyof Enquiry]].flat().join(", ")),
		]);
	if (sum) rows.push(["sum", "Price guide", sum]);
	const lines = rows.map(([, label, text = ""]) => `${label}: ${text}`);
	const cells = rows.map(([field = "", label = "", text = ""]) => {
		const typed = escapeHtml(text).replaceAll("\n", "<br>");
		const value = field === "phone" && link ? `<a href="${link}">${typed}</a>` : typed;
		return `<tr><th align="left" valign="top">${label}</th><td>${value}</td></tr>`;
	});
	return {
		id,
		replyTo: { name, address: enquiry.email },
		subject: cut(dropTurning(subject), 150),
		text: `${lines.join("\n")}\n\n${link ? `Call: ${link}\n` : ""}Reply to this e-mail to answer ${name}.\nSee it again: ${again}\n`,
		html: htmlPage(
			`<table cellpadding="4">${cells.join("")}</table><p>Reply to this e-mail to answer ${escapeHtml(name)}.</p><p>See it again: <code>${again}</code></p>`,
		),
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

/** Tells the owner of marked enquiries, and of those whose e-mail may not have come, a few lines for each. */
export async function sendDigest(enquiries: readonly Enquiry[]): Promise<void> {
	const parts = enquiries.map(({ id, name, phone, email, message, suspected }) => {
		const call = findPhoneLink(phone);
		const lines = [
			`${name}, ${phone}, ${email}`,
			suspected.length
				? `Marked: ${suspected.join(", ")}`
				: "The e-mail about it may not have come.",
			cut(message, 300),
			`npm run enquiries -- show ${id} --site`,
		].map(dropTurning);
		const links = [
			`mailto:${encodeURIComponent(email).replace("%40", "@")}`,
			...(call ? [call] : []),
		];
		const html = [
			...lines.map((line) => escapeHtml(line).replaceAll("\n", "<br>")),
			links
				.map((link) => `<a href="${link}">${link.startsWith("tel") ? "Call" : "Answer"}</a>`)
				.join(" "),
		];
		return { text: [...lines, ...links].join("\n"), html: `<p>${html.join("<br>")}</p>` };
	});
	const lead = "These were kept for you to judge.";
	const count = enquiries.length;
	await sendMail({
		to: process.env.ENQUIRY_EMAIL_TO ?? "",
		subject: count === 1 ? "1 enquiry to look at" : `${count} enquiries to look at`,
		text: `${lead}\n\n${parts.map(({ text }) => text).join("\n\n")}\n`,
		html: htmlPage(`<p>${lead}</p>${parts.map(({ html }) => html).join("")}`),
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
