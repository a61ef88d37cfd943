import type { ReactElement } from "react";
import {
	answerHeaders,
	checkContentType,
	checkMethod,
	checkOrigin,
	type Refusal,
	readForm,
	toRefusal,
} from "../requests/requests.ts";
import type { FormName } from "./sitePage.tsx";

interface PlainForm<Values extends object> {
	name: FormName;
	/** The form's page, and the thank-you page. */
	page: string;
	thanks: string;
	/** Takes what was typed out of a post. */
	read: (sent: URLSearchParams) => Values;
	receive: (values: Values, sent: URLSearchParams) => Promise<unknown>;
}

/**
 * Answers a plain form post: 303 to the thank-you page, or the form again with the errors and everything
 * typed. A visitor who opens the address without posting is sent to the form.
 */
export async function answerForm<Values extends object>(
	request: Request,
	form: PlainForm<Values>,
): Promise<Response> {
	if (request.method === "GET" || request.method === "HEAD") return seeOther(form.page);
	let values: Values | undefined;
	try {
		checkMethod(request, "POST", "GET", "HEAD");
		checkOrigin(request);
		checkContentType(request, "application/x-www-form-urlencoded");
		const sent = await readForm(request);
		values = form.read(sent);
		await form.receive(values, sent);
		return seeOther(form.thanks);
	} catch (error) {
		return giveBack(request, form, values, await toRefusal(error));
	}
}

function seeOther(location: string): Response {
	return new Response(null, { status: 303, headers: { ...answerHeaders, Location: location } });
}

async function giveBack(
	request: Request,
	{ name, thanks }: Pick<PlainForm<object>, "name" | "thanks">,
	values: object | undefined,
	{ status, message, errors, headers }: Refusal,
): Promise<Response> {
	// React and the forms, which an enquiry that goes through does without.
	const { NotSent } = await import("./sitePage.tsx");
	const props = { ...(values && { values }), errors, thanksPath: thanks };
	return answerPage(request, {
		status: errors ? 422 : status,
		headers,
		title: "Not sent yet",
		sentence: message,
		content: (page) => NotSent({ name, props, message, page }),
	});
}

interface Page {
	status: number;
	headers?: Record<string, string>;
	title?: string;
	/** What is said where the page cannot be rendered; the title unless given. */
	sentence?: string;
	/** Its main part; a function is given the built page. */
	content: ReactElement | ((page: string) => ReactElement);
}

/** Answers with a page inside the site's own or, where that cannot be rendered, with a sentence alone. */
export async function answerPage(
	{ url }: Request,
	{ status, headers, title = "", sentence = title, content }: Page,
): Promise<Response> {
	const answer = (text: string, type: string) =>
		new Response(text, {
			status,
			headers: {
				...answerHeaders,
				...headers,
				"X-Robots-Tag": "noindex",
				"Content-Type": `text/${type}; charset=utf-8`,
			},
		});
	try {
		const { renderSitePage } = await import("./sitePage.tsx");
		return answer(await renderSitePage(title, content, url), "html");
	} catch (error) {
		console.error(JSON.stringify({ event: "page not rendered", cause: String(error) }));
		return answer(`${sentence}\n`, "plain");
	}
}
