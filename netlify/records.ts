import * as z from "zod/mini";
import type { Submission, Subscriber } from "./submission.ts";

/** Any text, or none: records stay readable when the form's rules or fields change. */
const text = z._default(z.string(), "");
const submissionFields = {
	name: text,
	email: text,
	phone: text,
	streetAddress: text,
	city: text,
	state: text,
	postcode: text,
	interests: z._default(z.array(z.string()), []),
	message: text,
} satisfies Record<keyof Submission, z.ZodMiniType>;
const subscriberFields = { name: text, email: text } satisfies Record<
	keyof Subscriber,
	z.ZodMiniType
>;

/** Why a record may come from a robot; it is kept anyway, for the owner to judge. */
const suspected = z.array(z.enum(["trap field filled", "filled in too fast"]));

/** One enquiry in the owner's store (ENT-23). */
export const enquirySchema = z.object({
	...submissionFields,
	id: z.string(),
	/** ISO 8601, by the server's clock. */
	submittedAt: z.iso.datetime(),
	suspected,
});

export type Enquiry = z.infer<typeof enquirySchema>;
export type Suspicion = Enquiry["suspected"][number];

/** One newsletter reader in the owner's store; the key is a hash of the address. */
export const subscriptionSchema = z.object({
	...subscriberFields,
	id: z.string(),
	subscribedAt: z.iso.datetime(),
	suspected,
});

export type Subscription = z.infer<typeof subscriptionSchema>;
