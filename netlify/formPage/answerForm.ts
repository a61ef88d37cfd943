import { answerHeaders, type Refusal, toRefusal } from "../requests/answer.ts";
import { checkContentType, checkMethod, checkOrigin, readForm } from "../requests/checks.ts";
import type { FormName } from "./sitePage.tsx";

/** A form that works without script. */
interface PlainForm {
	name: FormName;
	/** The form's page, and the thank-you page. */
	page: string;
	thanks: string;
	/** Takes what was typed out of a post. */
	read: (sent: URLSearchParams) => object;
	receive: (values: object, sent: URLSearchParams) => Promise<unknown>;
}

/**
 * Answers a plain form post (BEY-01): 303 to the thank-you page, or the form again with the errors and everything
 * typed. A visitor who opens the address without posting is sent to the form.
 */
export async function answerForm(request: Request, form: PlainForm): Promise<Response> {
	if (request.method === "GET" || request.method === "HEAD") return seeOther(form.page);
	let values: object | undefined;
	try {
		checkMethod(request, "POST", "GET", "HEAD");
		checkOrigin(request);
		checkContentType(request, "application/x-www-form-urlencoded");
		const sent = await readForm(request);
		values = form.read(sent);
		await form.receive(values, sent);
		return seeOther(form.thanks);
	} catch (error) {
		return giveBack(form, values, await toRefusal(error), request.url);
	}
}

function seeOther(location: string): Response {
	return new Response(null, { status: 303, headers: { ...answerHeaders, Location: location } });
}

/** Answers with the form's page, or, where that cannot be rendered, with the sentence alone. */
async function giveBack(
	{ name, thanks }: PlainForm,
	values: object | undefined,
	{ status, message, errors, headers }: Refusal,
	requestUrl: string,
): Promise<Response> {
	const answer = (text: string, type: string) =>
		new Response(text, {
			status: errors ? 422 : status,
			headers: {
				...answerHeaders,
				...headers,
				"X-Robots-Tag": "noindex",
				"Content-Type": `text/${type}; charset=utf-8`,
			},
		});
	try {
		// React and the forms, which an enquiry that goes through does without.
		const { renderFormPage } = await import("./sitePage.tsx");
		const props = { ...(values && { values }), errors, thanksPath: thanks };
		return answer(await renderFormPage({ name, props, message, requestUrl }), "html");
	} catch (error) {
		console.error(JSON.stringify({ event: "form page not rendered", cause: String(error) }));
		return answer(`${message}\n`, "plain");
	}
}
