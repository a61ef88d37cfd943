import type { ComponentType } from "react";
import type { IslandName } from "../../components/islands/Island.tsx";
import { answerHeaders, toRefusal } from "../answer.ts";
import type { ReceiveContext } from "../receive.ts";
import type { Refusal } from "../refusal.ts";
import { readForm } from "../requestBody.ts";
import { checkContentType, checkMethod, checkOrigin } from "../requestChecks.ts";
import { checkRate } from "../requestRate.ts";
import { renderFormPage, title } from "./FormPage.tsx";
import { readTemplate, type Template } from "./template.ts";

/** A form that works without script. */
interface PlainForm {
	name: IslandName;
	form: ComponentType<never>;
	/** The form's page, and the thank-you page. */
	page: string;
	thanks: string;
	receive: (sent: URLSearchParams) => Promise<unknown>;
	/** Props of the form with what was typed; if nothing could be read, those of the form's own page. */
	props: (sent: URLSearchParams | undefined, template: Template) => object;
}

/**
 * Answers a plain form post (BEY-01): 303 to the thank-you page, or the form again with the errors and everything
 * typed. A visitor who opens the address without posting is sent to the form.
 */
export async function answerForm(
	request: Request,
	context: ReceiveContext & { ip?: string },
	form: PlainForm,
): Promise<Response> {
	if (request.method === "GET" || request.method === "HEAD") return seeOther(form.page);
	let sent: URLSearchParams | undefined;
	try {
		checkMethod(request, "POST", "GET", "HEAD");
		checkOrigin(request);
		checkContentType(request, "application/x-www-form-urlencoded");
		// Before the rate check, so that a visitor asked to wait gets back what was typed.
		sent = await readForm(request);
		await checkRate(context.ip);
		await form.receive(sent);
		return seeOther(form.thanks);
	} catch (error) {
		return giveBack(form, sent, await toRefusal(error), request.url);
	}
}

function seeOther(location: string): Response {
	return new Response(null, { status: 303, headers: { ...answerHeaders, Location: location } });
}

async function giveBack(
	form: PlainForm,
	sent: URLSearchParams | undefined,
	{ status, message, errors, headers }: Refusal,
	requestUrl: string,
): Promise<Response> {
	const answer = {
		status: errors ? 422 : status,
		headers: { ...answerHeaders, ...headers, "X-Robots-Tag": "noindex" },
	};
	const kind = (type: string) => ({ "Content-Type": `text/${type}; charset=utf-8` });
	try {
		const template = await readTemplate(requestUrl);
		const formProps = { ...form.props(sent, template), errors, thanksPath: form.thanks };
		const { name } = form;
		const main = renderFormPage({ name, form: form.form, formProps, message, kept: Boolean(sent) });
		const page = template.fill(title, main);
		return new Response(page, { ...answer, headers: { ...answer.headers, ...kind("html") } });
	} catch (error) {
		console.error(JSON.stringify({ event: "form page not rendered", cause: String(error) }));
		return new Response(`${message}\n`, {
			...answer,
			headers: { ...answer.headers, ...kind("plain") },
		});
	}
}
