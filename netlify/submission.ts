import * as z from "zod/mini";
import { judge, rules, type TextRule, tidy } from "./rules.ts";

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

/** An enquiry as the form sends it and the function stores it. */
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

/** A newsletter reader (Q13). */
export const subscriberSchema = z.object({ name: text(rules.name), email: text(rules.email) });

export type Subscriber = z.infer<typeof subscriberSchema>;
