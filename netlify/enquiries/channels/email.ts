import { dropTurning, fieldLabels, hasText } from "../fieldLabels.ts";
import { canMail, escapeHtml, htmlPage, sendMail } from "../mail.ts";
import type { Enquiry } from "../records.ts";
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
