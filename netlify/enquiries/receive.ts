import { type DeployContext, readSiteDetails } from "../site.ts";
import { announce } from "./announce.ts";
import { logFailure, type OpenStore, readEntry, storesOf } from "./blobs.ts";
import { hour, type Identity } from "./identity.ts";
import {
	type Enquiry,
	enquirySchema,
	refuseFields,
	type Submission,
	submissionSchema,
	validate,
} from "./records.ts";
import { signsOfWords } from "./robotSigns.ts";
import { judgeWishes, readWishes } from "./wishes.ts";

/**
 * Validates an enquiry, stores it once and lets the owner know.
 * @param signs what in the call itself looks like a robot
 * @param identify returns the name to store it under
 */
export async function receiveEnquiry(
	input: unknown,
	signs: string[],
	identify: (submission: Submission) => Identity,
	context: DeployContext,
): Promise<void> {
	const submission = validate(submissionSchema, input);
	await checkWishes(submission);
	const { id, earlierIds } = identify(submission);
	const suspected = [...signs, ...signsOfWords(submission)];
	const enquiry: Enquiry = { id, submittedAt: new Date().toISOString(), suspected, ...submission };
	const open = storesOf(context);
	if (await logFailure({ id }, writeOnce(enquiry, earlierIds, open)))
		await runLater(announce(enquiry, context), context);
}

/** Has the host wait for work that nobody's answer waits for; where it cannot, the answer does. */
export async function runLater(work: Promise<unknown>, { waitUntil }: DeployContext) {
	if (waitUntil) waitUntil(work);
	else await work;
}

/** Refuses a day on which nobody comes, and a text to a number that cannot get one. */
async function checkWishes({ message, phone }: Submission): Promise<void> {
	const { day, answer } = readWishes(message);
	if (!day && !answer) return;
	const { closedDays } = await readSiteDetails();
	const errors = judgeWishes({ day, answer, phone }, closedDays);
	if (Object.keys(errors).length) throw refuseFields(errors);
}

/**
 * Stores an enquiry unless it is already there. Two calls that find the place empty at the same moment write the
 * same entry, because the name is the identity. (The library's `onlyIfNew` does not help: it reports every failure
 * except status 412 as a success.)
 * @returns whether this call wrote it
 */
async function writeOnce(enquiry: Enquiry, earlierIds: readonly string[], open: OpenStore) {
	const store = open("enquiries");
	const [same, ...earlier] = await Promise.all(
		[enquiry.id, ...earlierIds].map((id) => readEntry(store, id, enquirySchema)),
	);
	const since = Date.parse(enquiry.submittedAt) - hour;
	if (same || earlier.some((other) => other && Date.parse(other.submittedAt) > since)) return false;
	await store.setJSON(enquiry.id, enquiry);
	return true;
}
