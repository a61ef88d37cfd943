import type { Submission } from "../../netlify/enquiries/schema.ts";
import { placeFields } from "./about.ts";

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
	return fromEntries(new FormData(form));
}

/** Values of a plain form post. */
export function fromEntries(entries: FormData | URLSearchParams): Submission {
	const text = (name: string) => String(entries.get(name) ?? "");
	const { interests: _, ...texts } = empty;
	return {
		...(Object.fromEntries(Object.keys(texts).map((name) => [name, text(name)])) as typeof texts),
		interests: entries.getAll("interests").map(String),
	};
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
