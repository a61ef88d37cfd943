import type { Submission } from "../../netlify/enquiries/records.ts";
import { noWishes, type Wishes } from "../../netlify/enquiries/wishes.ts";
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

/** The fields in which two forms differ; a place counts as a whole. */
export function listChanged(values: Values, before: Values): Name[] {
	return withPlace(fieldNames.filter((name) => String(values[name]) !== String(before[name])));
}

/**
 * Adds a quote link's subject, or the visitor's list, to what is in the form. Words and products already there stay, and
 * come first; a place is added only where there is none.
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
