import { type DeployContext, logFailure, openStore, readEntry } from "../enquiries/blobs.ts";
import { subscribed, subscribedPath } from "../enquiries/formRules.ts";
import type { ReceiveContext } from "../enquiries/receive.ts";
import { readSubscriber, subscriptionSchema } from "../enquiries/records.ts";
import { deleteReader } from "../enquiries/retention.ts";
import { signsOfCall, signsOfPost } from "../enquiries/robotSigns.ts";
import { leaveAlone } from "../enquiries/strangers.ts";
import { answerForm } from "../formPage/answerForm.ts";
import { answerHeaders, answerJson, toRefusal } from "../requests/answer.ts";
import { checkMethod, readJsonPost } from "../requests/checks.ts";
import { originOf } from "../requests/origin.ts";
import { readSiteDetails } from "../siteDetails.ts";
import { findSecretFault, type Link, makeLink, readLink } from "./signedLinks.ts";
import { receiveSubscriber } from "./subscribe.ts";

/** One newsletter reader as JSON (API-14, Q13). */
export function answerNewsletter(request: Request, context: ReceiveContext): Promise<Response> {
	return answerJson(async () => {
		const signs = signsOfCall(request.headers);
		await receiveSubscriber(
			await readJsonPost(request),
			signs,
			context,
			originOf(request, context),
		);
		return { message: subscribed };
	});
}

/** The newsletter form of visitors without script. */
export function answerSubscribe(request: Request, context: ReceiveContext): Promise<Response> {
	return answerForm(request, {
		name: "NewsletterForm",
		page: "/blog",
		thanks: subscribedPath,
		read: readSubscriber,
		receive: (values, sent) =>
			receiveSubscriber(
				values,
				signsOfPost(sent, request.headers),
				context,
				originOf(request, context),
			),
	});
}

const words = {
	confirm: {
		ask: ["Join our newsletter?", "Yes, put me on the list"],
		done: ["You are on our list", "New posts will come by email. Each has a link to leave."],
	},
	leave: {
		ask: ["Leave our newsletter?", "Yes, take me off the list"],
		done: [
			"You are off our list",
			"We have deleted your name and address. If you would like the newsletter again one day, write to us.",
		],
	},
};
const expired = ["This link no longer works", "Please fill in the newsletter form again."];

/**
 * Answers a link from an e-mail: opened, it shows a button, because programs that look for harmful links open every
 * one; the button, or a mail program's own for leaving (RFC 8058), posts to the same address.
 */
export async function answerLink(request: Request, context: DeployContext): Promise<Response> {
	try {
		checkMethod(request, "GET", "HEAD", "POST");
		const fault = findSecretFault();
		if (fault) {
			console.error(JSON.stringify({ event: "newsletter off", cause: fault }));
			const { email } = await readSiteDetails();
			return answer(request, 503, [
				"Our newsletter is not set up",
				`Please write to us at ${email}.`,
			]);
		}
		const link = readLink(request.url);
		if (!link) return answer(request, 410, expired);
		const { ask, done } = words[link.action];
		const isPressed = request.method === "POST";
		const origin = originOf(request, context);
		const isFound = await logFailure({}, () => follow(link, context, isPressed && origin));
		if (!isFound) return answer(request, 410, expired);
		if (isPressed) return answer(request, 200, done);
		return answer(request, 200, [ask[0] ?? ""], ask[1]);
	} catch (error) {
		const { status, message } = await toRefusal(error);
		return answer(request, status, ["That did not work", message]);
	}
}

/**
 * Looks for the record that a link is about and, once its button was pressed, does what it says. Who leaves without
 * having been on the list is not written to again.
 * @param origin of the site, for the link to leave; false before the button was pressed
 * @returns false when there is nobody to confirm
 */
async function follow(
	{ action, id, made }: Link,
	context: DeployContext,
	origin: string | false,
): Promise<boolean> {
	const store = openStore("subscribers", context);
	const record = await readEntry(store, id, subscriptionSchema);
	if (action === "leave") {
		if (!origin) return true;
		if (record && !record.confirmedAt) await leaveAlone(record.email, context);
		await deleteReader((kind) => openStore(kind, context), id);
		return true;
	}
	if (!record || Date.parse(record.subscribedAt) !== Number(made)) return false;
	if (!origin) return true;
	const { typedName, ...rest } = record;
	await store.setJSON(id, {
		...rest,
		name: typedName ?? rest.name,
		confirmedAt: record.confirmedAt ?? new Date().toISOString(),
		leaveLink: makeLink("leave", record, origin),
	});
	return true;
}

async function answer(
	request: Request,
	status: number,
	[title = "", text]: string[],
	button?: string,
) {
	const headers = { ...answerHeaders, "X-Robots-Tag": "noindex", "Referrer-Policy": "no-referrer" };
	try {
		const { renderSitePage } = await import("../formPage/sitePage.tsx");
		const page = await renderSitePage(
			title,
			<section className="band on-shade">
				<div className="wrap stack">
					<h1>{title}</h1>
					{text && <p className="lead">{text}</p>}
					{button && (
						<form method="post">
							<button className="btn" type="submit">
								{button}
							</button>
						</form>
					)}
				</div>
			</section>,
			request.url,
		);
		return new Response(page, {
			status,
			headers: { ...headers, "Content-Type": "text/html; charset=utf-8" },
		});
	} catch (error) {
		console.error(JSON.stringify({ event: "page not rendered", cause: String(error) }));
		return new Response(`${title}\n`, {
			status,
			headers: { ...headers, "Content-Type": "text/plain; charset=utf-8" },
		});
	}
}
