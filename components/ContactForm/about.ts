import type { Submission } from "../../netlify/submission.ts";

/** The choice of whoever is interested in none of the products (CON-03). */
export const other = "Other";

/** Fields that say where a place is; they are filled in together or not at all. */
export const placeFields = ["city", "state", "postcode"] as const;

/** What a page or a link knows of an enquiry before the visitor writes it. */
export type About = Partial<
	Pick<Submission, "interests" | "message" | (typeof placeFields)[number]>
>;

/** The values with what is known in the fields that are empty; a place that is there stays as a whole. */
export function fillEmpty(values: Submission, about: About): Submission {
	const { interests = [], message, ...place } = about;
	const hasPlace = placeFields.some((name) => values[name]);
	return {
		...values,
		...(hasPlace ? {} : place),
		interests: values.interests.length ? values.interests : interests,
		message: values.message || (message ?? ""),
	};
}

/** Attributes of a link to the form that hand over what it is about (carry.mount.ts). */
export function carry(about: About) {
	return { "data-mount": "carry", "data-carried": JSON.stringify(about) };
}
