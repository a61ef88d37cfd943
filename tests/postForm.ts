import { JSDOM } from "jsdom";
import forms from "../netlify/functions/forms.mts";
import { goodEnquiry } from "./goodEnquiry.ts";

const { interests: _interests, ...words } = goodEnquiry;
/** The text fields of an enquiry as a browser sends them. */
export const goodFields = { ...words, message: words.message.replace("\n", "\r\n") };

export type Fields = Record<string, string> | [string, string][];

export interface Options {
	path?: string;
	method?: string;
	headers?: Record<string, string>;
}

/** Calls the function behind a form without script, as the host of a site would. */
export async function postForm(
	origin: string,
	fields: Fields,
	{ path = "/api/enquiry", method = "POST", headers = {} }: Options = {},
) {
	const response = await forms(
		new Request(origin + path, {
			method,
			headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
			...(method === "POST" ? { body: new URLSearchParams(fields).toString() } : {}),
		}),
		{ deploy: {} } as never,
	);
	const text = await response.text();
	const page = new JSDOM(text).window.document;
	return { status: response.status, headers: response.headers, text, page };
}

/** The value of a field in the page. */
export function typedIn(page: Document, name: string): string | undefined {
	return (page.querySelector(`[name="${name}"]`) as HTMLInputElement | null)?.value;
}

/** The props of the form in the page. */
export function propsIn(page: Document) {
	return JSON.parse(page.querySelector<HTMLElement>("[data-island]")?.dataset.props ?? "");
}

/** The error at a field. */
export function messageAt(page: Document, id: string): string | null | undefined {
	return page.getElementById(`${id}-error`)?.textContent;
}
