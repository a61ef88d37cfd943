import * as z from "zod/mini";
import { announce } from "./announcement.ts";
import { hour, type Identity, identifyReader } from "./identity.ts";
import { describeIssue } from "./issueText.ts";
import { type Enquiry, enquirySchema, type Suspicion, subscriptionSchema } from "./records.ts";
import { type FieldErrors, NotStored, Refusal } from "./refusal.ts";
import { type DeployContext, openStore, readEntry, waitForStore } from "./store.ts";
import { type Submission, submissionSchema, subscriberSchema } from "./submission.ts";

/** The part of the host's context used here. */
export interface ReceiveContext extends DeployContext {
	waitUntil?: (work: Promise<unknown>) => void;
}

/** Checks input against the form's own rules. @throws Refusal 400 with a message for each field */
function validate<Schema extends z.core.$ZodType>(
	schema: Schema,
	input: unknown,
): z.output<Schema> {
	const result = z.safeParse(schema, input, { error: describeIssue });
	if (result.success) return result.data;
	const errors: FieldErrors = Object.create(null);
	for (const { path, message } of result.error.issues) {
		if (path.length) errors[String(path[0])] ??= message;
	}
	const [first] = result.error.issues;
	const message = Object.keys(errors).length
		? "Some fields need another look."
		: (first?.message ?? "Invalid input");
	throw new Refusal(400, message, { errors });
}

/**
 * Validates an enquiry, stores it once and lets the owner know.
 * @param identifySubmission returns the name to store it under
 */
export async function receiveEnquiry(
	input: unknown,
	suspected: Suspicion[],
	identifySubmission: (submission: Submission) => Identity,
	context: ReceiveContext,
): Promise<void> {
	const submission = validate(submissionSchema, input);
	const { id, others } = identifySubmission(submission);
	const enquiry: Enquiry = { id, submittedAt: new Date().toISOString(), suspected, ...submission };
	const isNew = await logged({ id }, () => writeOnce(enquiry, others, context));
	if (!isNew) return;
	const telling = announce(enquiry, context);
	if (context.waitUntil) context.waitUntil(telling);
	else await telling;
}

/**
 * Stores an enquiry unless it is already there. Two calls that find the place empty at the same moment write the
 * same entry, because the name is the identity. (The library's `onlyIfNew` does not help: it reports every failure
 * except status 412 as a success.)
 * @returns whether this call wrote it
 */
async function writeOnce(
	enquiry: Enquiry,
	others: readonly string[],
	context: DeployContext,
): Promise<boolean> {
	const store = openStore("enquiries", context);
	const [known, ...same] = await Promise.all(
		[enquiry.id, ...others].map((id) => readEntry(store, id, enquirySchema)),
	);
	if (known) return false;
	const now = Date.parse(enquiry.submittedAt);
	if (same.some((before) => before && now - Date.parse(before.submittedAt) < hour)) return false;
	await store.setJSON(enquiry.id, enquiry);
	return true;
}

/** Validates a newsletter reader and stores one record per address; a known reader takes the same steps. */
export async function receiveSubscriber(
	input: unknown,
	suspected: Suspicion[],
	context: ReceiveContext,
): Promise<void> {
	const subscriber = validate(subscriberSchema, input);
	const id = identifyReader(subscriber.email);
	// Logged without the id, which is made from the address.
	await logged({}, async () => {
		const store = openStore("subscribers", context);
		const known = await readEntry(store, id, subscriptionSchema);
		const subscribedAt = new Date().toISOString();
		await store.setJSON(id, known ?? { id, subscribedAt, suspected, ...subscriber });
	});
}

async function logged<Result>(about: object, work: () => Promise<Result>): Promise<Result> {
	try {
		return await waitForStore(work());
	} catch (error) {
		console.error(JSON.stringify({ event: "not stored", ...about, cause: String(error) }));
		throw new NotStored();
	}
}
