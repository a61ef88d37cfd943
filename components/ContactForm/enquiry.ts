import { rules, tidy } from "../../netlify/enquiries/formRules.ts";
import type { Submission } from "../../netlify/enquiries/records.ts";
import { noWishes, toSubmission, type Wishes } from "../../netlify/enquiries/wishes.ts";
import type { FieldErrors } from "../../netlify/requests/requests.ts";
import type { Subject } from "../QuoteLink/subject.ts";

export const formId = "enquiry";

/** The choice for visitors interested in none of the products. */
export const otherInterest = "Other";

/** What is in the form: the nine fields that are sent, and the wishes that go into the message. */
export type Values = Submission & Wishes;
type Name = keyof Values;

export const empty: Values = {
	name: "",
	phone: "",
	email: "",
	streetAddress: "",
	city: "",
	state: "",
	postcode: "",
	interests: [],
	...noWishes,
	message: "",
};

/** Names of the fields, in the order in which they are shown. */
export const fieldNames = Object.keys(empty) as Name[];

/** Fields that say where a place is; they are filled in together or not at all. */
const placeFields: Name[] = ["city", "state", "postcode"];

/** These fields and, where one of them says where a place is, all that do. */
export function withPlace(names: Name[]): Name[] {
	return placeFields.some((name) => names.includes(name)) ? [...names, ...placeFields] : names;
}

/**
 * What is wrong with a message that is too long only with what is sent in it.
 * @param whole the same values with the visitor's list; the same object where none goes along
 */
export function judgeMessage(typed: Values, whole: Values): FieldErrors {
	const longest = rules.message.maxLength;
	const over = tidy(rules.message, toSubmission(whole).message).length - longest;
	if (over <= 0) return {};
	const [along, also] =
		whole === typed
			? ["your wishes above", ""]
			: ["the list below and any wishes above", ", or leave the list out"];
	const [most, less] = [longest, over].map((count) => count.toLocaleString("en-AU"));
	return {
		message: `With ${along}, your message is longer than ${most} characters by ${less}. Please shorten it${also}.`,
	};
}

/** The fields in which two forms differ; a place counts as a whole. */
export function listChanged(values: Values, before: Values): Name[] {
	return withPlace(fieldNames.filter((name) => String(values[name]) !== String(before[name])));
}

/**
 * Adds a quote link's subject to what is in the form. Words and products already there stay, and come first; a place
 * is added only where there is none.
 */
export function addSubject(values: Values, subject: Subject): Values {
	const { message = "", interests = [], city = "", state = "", postcode = "" } = subject;
	const isPlaceFree = !values.city && !values.postcode && city;
	return {
		...values,
		...(isPlaceFree && { city, state, postcode }),
		message: values.message.includes(message)
			? values.message
			: [values.message.trimEnd(), message].filter(Boolean).join("\n\n"),
		interests: [...new Set([...values.interests, ...interests])],
	};
}
