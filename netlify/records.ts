import * as z from "zod/mini";
import { submissionSchema, subscriberSchema } from "./submission.ts";

/** Why a record may come from a robot; it is kept all the same, for the owner to judge. */
const suspected = z.array(z.enum(["trap field filled", "filled in too fast"]));

/** What the owner's store holds of one enquiry (ENT-23). */
export const enquirySchema = z.extend(submissionSchema, {
	id: z.string(),
	/** ISO 8601, by the server's clock. */
	submittedAt: z.iso.datetime(),
	suspected,
});

export type Enquiry = z.infer<typeof enquirySchema>;
export type Suspicion = Enquiry["suspected"][number];

/** What the owner's store holds of one newsletter reader; the key is a hash of the address. */
export const subscriptionSchema = z.extend(subscriberSchema, {
	id: z.string(),
	subscribedAt: z.iso.datetime(),
	suspected,
});

export type Subscription = z.infer<typeof subscriptionSchema>;
