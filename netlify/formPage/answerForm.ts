import { readFields } from "../enquiries/formRules.ts";
import { answerHeaders, checkMethod, readForm, toRefusal } from "../requests/requests.ts";
import { answerPage, type FormName, NotSent } from "./sitePage.tsx";

interface PlainForm<Values extends object> {
	name: FormName;
	/** The form's page, and the thank-you page. */
	page: string;
	thanks: string;
	empty: Values;
	receive: (values: Values, sent: URLSearchParams) => Promise<unknown>;
}

/**
 * Answers a plain form post: 303 to the thank-you page, or the form again with the errors and everything
 * typed. A visitor who opens the address without posting is sent to the form.
 */
export async function answerForm<Values extends object>(
	request: Request,
	{ name, page, thanks, empty, receive }: PlainForm<Values>,
): Promise<Response> {
	if (request.method === "GET" || request.method === "HEAD") return seeOther(page);
	let values: Values | undefined;
	try {
		checkMethod(request, "POST", "GET", "HEAD");
		const sent = await readForm(request);
		values = readFields(sent, empty);
		await receive(values, sent);
		return seeOther(thanks);
	} catch (error) {
		const { status, message, errors, headers } = await toRefusal(error);
		const props = { ...(values && { values }), errors, thanksPath: thanks };
		return answerPage(request, {
			status: errors ? 422 : status,
			headers,
			title: "Not sent yet",
			content: (built) => NotSent({ name, props, message, built }),
		});
	}
}

function seeOther(location: string): Response {
	return new Response(null, { status: 303, headers: { ...answerHeaders, Location: location } });
}
