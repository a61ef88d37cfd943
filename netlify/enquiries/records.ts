import * as z from "zod/mini";
import { type FieldErrors, Refusal } from "../requests/requests.ts";
import { judge, rules, type TextRule, tidy } from "./formRules.ts";

const text = (rule: TextRule) =>
	z.string(rule.message).check(
		z.overwrite((value: string) => tidy(rule, value)),
		z.check((payload) => {
			const message = judge(rule, payload.value);
			if (message) payload.issues.push({ code: "custom", message, input: payload.value });
		}),
	);

const optional = (rule: TextRule) => z._default(text(rule), "");

/** An enquiry as the form sends it, its fields in the order in which they are shown. */
export const submissionSchema = z.object({
	name: text(rules.name),
	phone: text(rules.phone),
	email: text(rules.email),
	streetAddress: text(rules.streetAddress),
	city: optional(rules.city),
	state: optional(rules.state),
	postcode: optional(rules.postcode),
	interests: z._default(z.array(text(rules.interest)).check(z.maxLength(30)), []),
	message: optional(rules.message),
});

export type Submission = z.infer<typeof submissionSchema>;

/** A newsletter reader as the form sends one. */
export const subscriberSchema = z.object({ name: text(rules.name), email: text(rules.email) });

export type Subscriber = z.infer<typeof subscriberSchema>;

/** Any text, or none: stored records stay readable when the form's rules or fields change. */
const stored = z._default(z.string(), "");

/** Marks of robotSigns.ts. */
const suspected = z.array(z.string());

const texts = Object.keys(submissionSchema.shape).map((name) => [name, stored]);

export const enquirySchema = z.object({
	...(Object.fromEntries(texts) as Record<Exclude<keyof Submission, "interests">, typeof stored>),
	interests: z._default(z.array(z.string()), []),
	id: z.string(),
	/** ISO 8601, by the server's clock. */
	submittedAt: z.iso.datetime(),
	suspected,
});

export type Enquiry = z.infer<typeof enquirySchema>;

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
	/** In the reader's own links. */
	token: z.string(),
});

export type Subscription = z.infer<typeof subscriptionSchema>;

/** Checks input against the form's own rules. @throws Refusal 400 with a message for each field */
export function validate<Schema extends z.core.$ZodType>(
	schema: Schema,
	input: unknown,
): z.output<Schema> {
	const { data, error, success } = z.safeParse(schema, input, { error: describeIssue });
	if (success) return data;
	const errors: FieldErrors = {};
	for (const { path, message } of error.issues) {
		if (!path.length) throw new Refusal(400, message);
		errors[String(path[0])] ??= message;
	}
	throw refuseFields(errors);
}

/** The answer to fields that break a rule. */
export function refuseFields(errors: FieldErrors): Refusal {
	return new Refusal(400, "Some fields need another look.", { errors });
}

/**
 * The generic messages in the specified words, whatever the library's version says. A message written
 * for a field in its schema takes precedence.
 */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
	if (issue.code === "invalid_type") {
		const { input, expected } = issue;
		return input === undefined ? "Required" : `Expected ${expected}, received ${kindOf(input)}`;
	}
	if (issue.code === "invalid_format") return `Invalid ${issue.format}`;
	if (issue.code !== "too_small" && issue.code !== "too_big") return "Invalid input";
	const bound =
		issue.code === "too_small" ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
	return issue.origin === "array"
		? `Array must contain ${bound} element(s)`
		: `String must contain ${bound} character(s)`;
}

function kindOf(value: unknown): string {
	if (value === null) return "null";
	return Array.isArray(value) ? "array" : typeof value;
}
