import * as z from "zod/mini";
import { judge, rules, type TextRule, tidy } from "./fieldRules.ts";
import { addWishes } from "./wishes.ts";

/** A text that follows one of the form's rules. */
const text = (rule: TextRule) =>
	z.string(rule.message).check(
		z.overwrite((value: string) => tidy(rule, value)),
		z.check((payload) => {
			const message = judge(rule, payload.value);
			if (message) payload.issues.push({ code: "custom", message, input: payload.value });
		}),
	);

const optional = (rule: TextRule) => z._default(text(rule), "");

/** An enquiry as the form sends it. */
export const submissionSchema = z.object({
	name: text(rules.name),
	email: text(rules.email),
	phone: text(rules.phone),
	streetAddress: text(rules.streetAddress),
	city: optional(rules.city),
	state: optional(rules.state),
	postcode: optional(rules.postcode),
	interests: z._default(z.array(text(rules.interest)).check(z.maxLength(30)), []),
	message: optional(rules.message),
});

export type Submission = z.infer<typeof submissionSchema>;

/** A newsletter reader as the form sends one (Q13). */
export const subscriberSchema = z.object({ name: text(rules.name), email: text(rules.email) });

export type Subscriber = z.infer<typeof subscriberSchema>;

/** The fields of a plain form post, for `submissionSchema`; wishes go into the message, as with script. */
export function readSubmission(sent: URLSearchParams): Submission {
	const fields = Object.keys(submissionSchema.shape).map((name) =>
		name === "interests" ? [name, sent.getAll(name)] : [name, sent.get(name) ?? ""],
	);
	const wishes = { visit: sent.getAll("visit"), facing: sent.getAll("facing") };
	return { ...Object.fromEntries(fields), message: addWishes(sent.get("message") ?? "", wishes) };
}

/** The fields of a plain form post, for `subscriberSchema`. */
export function readSubscriber(sent: URLSearchParams): Subscriber {
	return { name: sent.get("name") ?? "", email: sent.get("email") ?? "" };
}

/** Any text, or none: stored records stay readable when the form's rules or fields change. */
const stored = z._default(z.string(), "");

/** Why a record may come from a robot; it is kept anyway, for the owner to judge. */
const suspected = z.array(
	z.enum([
		"trap field filled",
		"filled in too fast",
		"sent without the form",
		"no work done by the form",
		"links",
		"the same text from several",
		"impossible phone number",
	]),
);

/** One enquiry in the owner's store (ENT-23). */
export const enquirySchema = z.object({
	name: stored,
	email: stored,
	phone: stored,
	streetAddress: stored,
	city: stored,
	state: stored,
	postcode: stored,
	interests: z._default(z.array(z.string()), []),
	message: stored,
	id: z.string(),
	/** ISO 8601, by the server's clock. */
	submittedAt: z.iso.datetime(),
	suspected,
});

export type Enquiry = z.infer<typeof enquirySchema>;
export type Suspicion = Enquiry["suspected"][number];

/** One newsletter reader in the owner's store; the id is a hash of the address. */
export const subscriptionSchema = z.object({
	name: stored,
	email: stored,
	id: z.string(),
	subscribedAt: z.iso.datetime(),
	suspected,
	/** When the last e-mail asked for confirmation. */
	askedAt: z.optional(z.iso.datetime()),
	/** When the link in it was pressed; only then is the reader on the list. */
	confirmedAt: z.optional(z.iso.datetime()),
	/** Typed since, and used from the next confirmation. */
	typedName: z.optional(z.string()),
	/** For the newsletter itself: leaves the list with one click. */
	leaveLink: z.optional(z.string()),
});

export type Subscription = z.infer<typeof subscriptionSchema>;
