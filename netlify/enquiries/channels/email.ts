import { readSiteDetails } from "../../siteDetails.ts";
import { waitForStore } from "../blobs.ts";
import { canMail, escapeHtml, htmlPage, sendMail } from "../mail.ts";
import { dropTurning, type Enquiry, fieldLabels, hasText } from "../records.ts";
import { claimMail } from "../strangers.ts";
import { type Channel, week } from "./channel.ts";

/** Tells the owner of each unmarked enquiry at ENQUIRY_EMAIL_TO; marked ones come in the daily digest. */
export const email: Channel = {
	name: "email",
	goodFor: week,
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
		const value = field === "phone" ? linkPhone(text) : escapeHtml(text).replaceAll("\n", "<br>");
		return `<tr><th align="left" valign="top">${label}</th><td>${value}</td></tr>`;
	});
	return {
		id,
		replyTo: { name, address: enquiry.email },
		subject: dropTurning(subject).slice(0, 150),
		text: `${lines.join("\n")}\n\nCall: tel:${dialled(phone)}\nReply to this e-mail to answer ${name}.\nSee it again: ${again}\n`,
		html: htmlPage(
			`<table cellpadding="4">${cells.join("")}</table><p>Reply to this e-mail to answer ${escapeHtml(name)}.</p><p>See it again: <code>${again}</code></p>`,
		),
	};
}

function linkPhone(phone: string): string {
	return `<a href="tel:${dialled(phone)}">${escapeHtml(phone)}</a>`;
}

/** The digits of a number, with its plus. */
function dialled(phone: string): string {
	return phone
		.replace(/\(0\)/g, "")
		.replace(/[^\d+]/g, "")
		.replace(/(?!^)\+/g, "");
}

/** Tells the owner of marked enquiries, a few lines for each. */
export async function sendDigest(enquiries: readonly Enquiry[]): Promise<void> {
	const texts = enquiries.map(({ id, name, phone, email, message, suspected }) =>
		dropTurning(
			`${name}, ${phone}, ${email}\nMarked: ${suspected.join(", ")}\n${message.slice(0, 300)}\nnpm run enquiries -- show ${id} --site`,
		),
	);
	const lead = "These were kept, and marked because a robot may have sent them.";
	await sendMail({
		to: process.env.ENQUIRY_EMAIL_TO ?? "",
		subject: enquiries.length === 1 ? "1 marked enquiry" : `${enquiries.length} marked enquiries`,
		text: `${lead}\n\n${texts.join("\n\n")}\n`,
		html: htmlPage(
			`<p>${lead}</p>${texts.map((text) => `<p>${escapeHtml(text).replaceAll("\n", "<br>")}</p>`).join("")}`,
		),
	});
}

/** Milliseconds for one call to the store. */
const storePatience = 2000;

/**
 * Tells the visitor that an enquiry has arrived, when ENQUIRY_RECEIPT is `on`. Only for unmarked ones, within the limits
 * of mail to strangers, and without a word of what was typed.
 */
export const receipt: Channel = {
	name: "receipt",
	// Two hours: later it is no news to the visitor.
	goodFor: 2 * 3_600_000,
	isSet: () => process.env.ENQUIRY_RECEIPT === "on" && canMail(),
	takes: ({ suspected }) => suspected.length === 0,
	async send({ email }, context) {
		const { refused, release } = await waitForStore(
			claimMail("receipt", email, context),
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
