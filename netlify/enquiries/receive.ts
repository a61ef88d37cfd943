import { readSiteDetails } from "../siteDetails.ts";
import {
	type DeployContext,
	logFailure,
	openStore,
	readEntry,
	type StoreKind,
	waitForStore,
} from "./blobs.ts";
import { hour, type Identity } from "./identity.ts";
import {
	type Enquiry,
	enquirySchema,
	refuseFields,
	type Submission,
	submissionSchema,
	validate,
} from "./records.ts";
import { type Suspicion, signsOfWords } from "./robotSigns.ts";
import { judgeWishes, readWishes } from "./wishes.ts";

/** The part of the host's context used here. */
export interface ReceiveContext extends DeployContext {
	waitUntil?: (work: Promise<unknown>) => void;
}

/**
 * Validates an enquiry, stores it once and lets the owner know.
 * @param signs what in the call itself looks like a robot
 * @param identify returns the name to store it under
 */
export async function receiveEnquiry(
	input: unknown,
	signs: Suspicion[],
	identify: (submission: Submission) => Identity,
	context: ReceiveContext,
): Promise<void> {
	const submission = validate(submissionSchema, input);
	await checkWishes(submission);
	const { id, earlierIds } = identify(submission);
	const suspected = [...signs, ...signsOfWords(submission)];
	const enquiry: Enquiry = { id, submittedAt: new Date().toISOString(), suspected, ...submission };
	const isNew = await logFailure({ id }, () => writeOnce(enquiry, earlierIds, context));
	if (!isNew) return;
	const announcing = tell(enquiry, context);
	if (context.waitUntil) context.waitUntil(announcing);
	else await announcing;
}

/** Refuses a day on which nobody comes, and a text to a number that cannot get one. */
async function checkWishes({ message, phone }: Submission): Promise<void> {
	const { day, answer } = readWishes(message);
	if (!day && !answer) return;
	const { closedDays } = await readSiteDetails();
	const errors = judgeWishes({ day, answer, phone }, closedDays);
	if (Object.keys(errors).length) throw refuseFields(errors);
}

/** Tells the list, which finds the record later by itself if that fails, and the owner. */
async function tell(enquiry: Enquiry, context: DeployContext): Promise<void> {
	// Loaded only now, so that no answer waits for it.
	const [{ announce }, { noteChange }] = await Promise.all([
		import("./announce.ts"),
		import("./list.ts"),
	]);
	const open = (kind: StoreKind) => openStore(kind, context);
	const noted = noteChange(open, { id: enquiry.id, now: enquiry }).catch(() => undefined);
	await Promise.all([announce(enquiry, context), waitForStore(noted)]);
}

/**
 * Stores an enquiry unless it is already there. Two calls that find the place empty at the same moment write the
 * same entry, because the name is the identity. (The library's `onlyIfNew` does not help: it reports every failure
 * except status 412 as a success.)
 * @returns whether this call wrote it
 */
async function writeOnce(
	enquiry: Enquiry,
	earlierIds: readonly string[],
	context: DeployContext,
): Promise<boolean> {
	const store = openStore("enquiries", context);
	const [same, ...earlier] = await Promise.all(
		[enquiry.id, ...earlierIds].map((id) => readEntry(store, id, enquirySchema)),
	);
	if (same) return false;
	const now = Date.parse(enquiry.submittedAt);
	if (earlier.some((one) => one && now - Date.parse(one.submittedAt) < hour)) return false;
	await store.setJSON(enquiry.id, enquiry);
	return true;
}
