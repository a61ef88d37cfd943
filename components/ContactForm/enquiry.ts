import type { Submission } from "../../netlify/enquiries/records.ts";

/** The choice for visitors interested in none of the products (CON-03). */
export const otherInterest = "Other";

/** Fields that say where a place is; they are filled in together or not at all. */
export const placeFields = ["city", "state", "postcode"] as const;

/** What a page or a link says an enquiry is about, before the visitor writes it. */
export type Subject = Partial<
	Pick<Submission, "interests" | "message" | (typeof placeFields)[number]>
>;

/** Attributes for a link to the form that hand over its subject (quote.mount.ts). */
export function linkSubject(subject: Subject) {
	return { "data-mount": "quote", "data-subject": JSON.stringify(subject) };
}

/** An empty form, its fields in the order in which they are shown. */
export const empty: Submission = {
	name: "",
	phone: "",
	email: "",
	streetAddress: "",
	city: "",
	state: "",
	postcode: "",
	interests: [],
	message: "",
};

/** Names of the fields, in the order in which they are shown. */
export function listFieldNames(): (keyof Submission)[] {
	return Object.keys(empty) as (keyof Submission)[];
}

/** What is in the form's markup: typed before the form hydrated, filled in by the browser, or sent back. */
export function readTyped(form: HTMLFormElement): Submission {
	const sent = new FormData(form);
	const texts = listFieldNames().map((name) => [name, String(sent.get(name) ?? "")]);
	return { ...Object.fromEntries(texts), interests: sent.getAll("interests").map(String) };
}

/** Each field as typed where something was typed, otherwise as in the draft. */
export function mergeValues(typed: Submission, draft: Submission): Submission {
	const filled = Object.entries(typed).filter(([, value]) => value?.length);
	return { ...draft, ...Object.fromEntries(filled) };
}

/** The values without those still as the page filled them in; a place counts as a whole. */
export function leaveOut(offered: Submission, values: Submission): Submission {
	const names = listFieldNames().filter((name) => String(values[name]) !== String(offered[name]));
	const own = placeFields.some((name) => names.includes(name)) ? [...names, ...placeFields] : names;
	return { ...empty, ...Object.fromEntries(own.map((name) => [name, values[name]])) };
}

/** Whether the form has nothing but what the page filled in. */
export function isUntouched(values: Submission, offered: Submission): boolean {
	return Object.values(leaveOut(offered, values)).every((value) => !value.length);
}

/** Fills the empty fields with the subject; a place already begun is left as it is. */
export function fillEmpty(values: Submission, subject: Subject): Submission {
	const { interests = [], message = "", city = "", state = "", postcode = "" } = subject;
	const hasPlace = placeFields.some((name) => values[name]);
	return {
		...values,
		...(!hasPlace && { city, state, postcode }),
		interests: values.interests.length ? values.interests : interests,
		message: values.message || message,
	};
}

/**
 * Adds a quote link's subject to what is in the form. Words and products already there stay, and come first; a place
 * is added only where there is none.
 */
export function addSubject(values: Submission, subject: Subject): Submission {
	const { message = "", interests = [] } = subject;
	return {
		...fillEmpty(values, subject),
		message: values.message.includes(message)
			? values.message
			: [values.message.trimEnd(), message].filter(Boolean).join("\n\n"),
		interests: [...new Set([...values.interests, ...interests])],
	};
}
