import { v7 } from "uuid";
import { deleteEnquiry } from "../../netlify/enquiries/retention.ts";
import { securityHeaders } from "../../netlify/hosting.ts";
import { listIds, openLive, openLocal } from "../enquiries/access.ts";
import { type Check, differences, get, isLocal } from "./liveCheck.ts";

const json = { "Content-Type": "application/json" };
const noStore = { ...securityHeaders, "cache-control": "no-store" };

/** What its functions have to do. */
export const formChecks: Check[] = [
	{
		name: "the form's address takes POST only",
		run: async (origin) =>
			differences(await get(`${origin}/api/contact`), 405, { ...noStore, allow: "POST" }),
	},
	{
		name: "an empty enquiry is refused",
		run: async (origin) =>
			differences(
				await get(`${origin}/api/contact`, { method: "POST", headers: json, body: "{}" }),
				400,
				noStore,
			),
	},
	{
		name: "another site's page is refused",
		run: async (origin) =>
			differences(
				await get(`${origin}/api/contact`, {
					method: "POST",
					headers: { ...json, Origin: "https://elsewhere.example" },
					body: "{}",
				}),
				403,
			),
	},
	{ name: "an enquiry is stored, and deleted again", run: sendEnquiry },
];

/** Sends an enquiry that is marked as a robot's, finds it in the store, and deletes it. */
async function sendEnquiry(origin: string): Promise<string | undefined> {
	// Before anything is sent: without access it could not be deleted.
	const access = isLocal(origin) ? await openLocal() : openLive();
	const key = v7();
	const response = await get(`${origin}/api/contact`, {
		method: "POST",
		headers: { ...json, "Idempotency-Key": key, "Form-Check": "open=1, trap=filled" },
		body: JSON.stringify({
			name: "Test of the site",
			email: "test@example.com",
			phone: "02 5550 0134",
			streetAddress: "Sent by npm run check:live",
		}),
	});
	try {
		const own = (await listIds(access, "enquiries")).filter((id) => id.startsWith(key));
		for (const id of own) await deleteEnquiry(access.open, id);
		return (
			differences(response, 201) ?? (own.length === 1 ? undefined : "it is not in the live store")
		);
	} finally {
		await access.close();
	}
}
