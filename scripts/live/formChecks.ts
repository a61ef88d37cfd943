import { v7 } from "uuid";
import { listKeys } from "../../netlify/enquiries/blobs.ts";
import { deleteEnquiries } from "../../netlify/enquiries/retention.ts";
import { securityHeaders } from "../../netlify/hosting.ts";
import { openLive, openLocal } from "../enquiries/access.ts";
import { type Check, get, isLocal } from "./pageChecks.ts";

const path = "/api/contact";
const json = { "Content-Type": "application/json" };
const empty = { method: "POST", headers: json, body: "{}" };
const noStore = { ...securityHeaders, "cache-control": "no-store" };

/** What its functions have to do. */
export const formChecks: Check[] = [
	{
		name: "the form's address takes POST only",
		path,
		status: 405,
		headers: { ...noStore, allow: "POST" },
	},
	{ name: "an empty enquiry is refused", path, init: empty, status: 400, headers: noStore },
	{
		name: "another site's page is refused",
		path,
		init: { ...empty, headers: { ...json, Origin: "https://elsewhere.example" } },
		status: 403,
	},
];

/** What the inbox says of the variables for mail and webhook. */
export async function checkSettings(origin: string): Promise<string | undefined> {
	const page = await (await get(`${origin}/inbox`)).text();
	if (!page.includes("Inbox</a>")) return "there is no inbox";
	const faults = [...page.matchAll(/<p>([A-Z]+_[^<]*)/g)];
	return faults.map(([, fault]) => fault).join(" ") || undefined;
}

/** Sends an enquiry that is marked as a robot's, finds it in the store, and deletes it. Returns what is not right. */
export async function sendEnquiry(origin: string): Promise<string | undefined> {
	// Before anything is sent: without access it could not be deleted.
	const access = isLocal(origin) ? await openLocal() : openLive();
	const key = v7();
	try {
		const { status } = await get(origin + path, {
			method: "POST",
			headers: { ...json, "Idempotency-Key": key, "Form-Check": "open=1, trap=filled" },
			body: JSON.stringify({
				name: "Test of the site",
				email: "test@example.com",
				phone: "02 5550 0134",
				streetAddress: "Sent by npm run check:live",
			}),
		});
		const sent = await listKeys(access.open("enquiries"), key);
		await deleteEnquiries(access.open, sent);
		if (status !== 201) return `status ${status}, not 201`;
		return sent.length === 1 ? undefined : "it is not in the live store";
	} finally {
		await access.close();
	}
}
