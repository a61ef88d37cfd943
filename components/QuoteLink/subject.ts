import type { Submission } from "../../netlify/enquiries/records.ts";

/** What a page or a link says an enquiry is about, before the visitor writes it. */
export type Subject = Partial<
	Pick<Submission, "interests" | "message" | "city" | "state" | "postcode">
>;

const texts = ["message", "city", "state", "postcode"] as const;

/** A subject as the fragment of an address, which no server sees: `interests=Zip+Screens&city=Dapto`. */
export function writeSubject({ interests = [], ...rest }: Subject): string {
	const fields = [
		...interests.map((name) => ["interests", name]),
		...texts.flatMap((name) => (rest[name] ? [[name, rest[name]]] : [])),
	];
	return new URLSearchParams(fields).toString();
}

/** The subject in a fragment; undefined for any other fragment. */
export function readSubject(fragment: string): Subject | undefined {
	const given = new URLSearchParams(fragment.replace(/^#/, ""));
	const interests = given.getAll("interests");
	const subject: Subject = interests.length ? { interests } : {};
	for (const name of texts) {
		const text = given.get(name);
		if (text) subject[name] = text;
	}
	return Object.keys(subject).length ? subject : undefined;
}
