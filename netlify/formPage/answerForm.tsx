import { ContactForm } from "../../components/ContactForm/ContactForm.tsx";
import { Island } from "../../components/islands/Island.tsx";
import { NewsletterForm } from "../../components/Newsletter/NewsletterForm.tsx";
import { readFields } from "../enquiries/formRules.ts";
import { answerHeaders, checkMethod, readForm, toRefusal } from "../requests/requests.ts";
import { answerPage } from "./sitePage.ts";

const forms = { ContactForm, NewsletterForm };

interface PlainForm<Values extends object> {
	/** Under which the browser finds the form's code. */
	name: keyof typeof forms;
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
		const kept = values
			? "Everything you typed is still here."
			: "Use your browser’s Back button to return to what you typed.";
		const content = (built: string) => (
			<section className="band on-shade">
				<div className="wrap split four-seven">
					<div className="stack">
						<h1>Not sent yet</h1>
						<p className="lead" role="alert">
							{message} {kept}
						</p>
					</div>
					<Island
						name={name}
						component={forms[name] as never}
						props={{ ...(name === "ContactForm" && readBuiltProps(built)), ...props } as never}
					/>
				</div>
			</section>
		);
		return answerPage(request, {
			status: errors ? 422 : status,
			headers,
			title: "Not sent yet",
			content,
		});
	}
}

function seeOther(location: string): Response {
	return new Response(null, { status: 303, headers: { ...answerHeaders, Location: location } });
}

/** Of the built page's own form: the choices, the phone number and what happens next. */
function readBuiltProps(built: string): object {
	const [, props] = /data-island="ContactForm"[^>]*? data-props="([^"]*)"/.exec(built) ?? [];
	if (!props) throw new Error("the contact page has no form");
	// The five characters that React escapes.
	const entities = { "&quot;": '"', "&#x27;": "'", "&lt;": "<", "&gt;": ">", "&amp;": "&" };
	return JSON.parse(
		props.replace(/&\S+?;/g, (entity) => entities[entity as keyof typeof entities]),
	);
}
