import { readSiteDetails } from "../../siteDetails.ts";
import { openStore, waitForStore } from "../blobs.ts";
import { identifyReader } from "../identity.ts";
import { canMail, escapeHtml, htmlPage, sendMail } from "../mail.ts";
import type { Channel } from "./channel.ts";

/** Milliseconds for one call to the store. */
const storePatience = 2000;

/**
 * Tells the visitor that an enquiry has arrived, when ENQUIRY_RECEIPT is `on`. Only for unmarked ones, once a day for
 * an address, and without a word of what was typed: anybody can type somebody else's address.
 */
export const receipt: Channel = {
	name: "receipt",
	// Two hours: later it is no news to the visitor.
	goodFor: 2 * 3_600_000,
	isSet: () => process.env.ENQUIRY_RECEIPT === "on" && canMail(),
	takes: ({ suspected }) => suspected.length === 0,
	async send({ email }, context) {
		const store = openStore("receipts", context);
		const key = `${new Date().toISOString().slice(0, 10)}-${identifyReader(email)}`;
		if (await waitForStore(store.get(key), storePatience)) return;
		// Before sending, so that two enquiries at one moment do not both send one.
		await waitForStore(store.set(key, new Date().toISOString()), storePatience);
		try {
			await sendMail({ to: email, ...(await writeReceipt()) });
		} catch (error) {
			await store.delete(key);
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
