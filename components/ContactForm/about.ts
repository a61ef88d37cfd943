import type { Submission } from "../../netlify/enquiries/schema.ts";

/** The choice for visitors interested in none of the products (CON-03). */
export const other = "Other";

/** Fields that say where a place is; they are filled in together or not at all. */
export const placeFields = ["city", "state", "postcode"] as const;

/** What a page or a link knows about an enquiry before the visitor writes it. */
export type About = Partial<
	Pick<Submission, "interests" | "message" | (typeof placeFields)[number]>
>;

/** Fills the empty fields with what is known; a place already begun is left as it is. */
export function fillEmpty(values: Submission, about: About): Submission {
	const { interests = [], message = "", city = "", state = "", postcode = "" } = about;
	const hasPlace = placeFields.some((name) => values[name]);
	return {
		...values,
		...(!hasPlace && { city, state, postcode }),
		interests: values.interests.length ? values.interests : interests,
		message: values.message || message,
	};
}

/** Attributes for a link to the form that hand over what the link is about (carry.mount.ts). */
export function carry(about: About) {
	return { "data-mount": "carry", "data-carried": JSON.stringify(about) };
}
