import { type DeployContext, logFailure, openStore, readEntry } from "../enquiries/blobs.ts";
import { subscribed, subscribedPath } from "../enquiries/formRules.ts";
import type { ReceiveContext } from "../enquiries/receive.ts";
import { readSubscriber, subscriptionSchema } from "../enquiries/records.ts";
import { signsOfCall, signsOfPost } from "../enquiries/robotSigns.ts";
import { answerForm } from "../formPage/answerForm.ts";
import { answerHeaders, answerJson, toRefusal } from "../requests/answer.ts";
import { checkMethod, readJsonPost } from "../requests/checks.ts";
import { makeLink, readLink } from "./signedLinks.ts";
import { receiveSubscriber } from "./subscribe.ts";

/** One newsletter reader as JSON (API-14, Q13). */
export function answerNewsletter(request: Request, context: ReceiveContext): Promise<Response> {
	return answerJson(async () => {
		const signs = signsOfCall(request.headers);
		await receiveSubscriber(await readJsonPost(request), signs, context, originOf(request));
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
			receiveSubscriber(values, signsOfPost(sent, request.headers), context, originOf(request)),
	});
}

/** Where the links of an e-mail lead: to the site that the form was on. */
function originOf({ url }: Request): string {
	return new URL(url).origin;
}

const words = {
	confirm: {
		ask: ["Join our newsletter?", "Yes, put me on the list"],
		done: ["You are on our list", "New posts will come by email. Each has a link to leave."],
	},
	leave: {
		ask: ["Leave our newsletter?", "Yes, take me off the list"],
		done: ["You are off our list", "We have deleted your name and address from it."],
	},
};
const expired = ["This link no longer works", "Please fill in the newsletter form again."];

/**
 * Answers a link from an e-mail: opened, it shows a button, because programs that look for harmful links open every
 * one; the button, or a mail program's own for leaving (RFC 8058), posts to the same address.
 */
export async function answerLink(request: Request, context: DeployContext): Promise<Response> {
	const link = readLink(request.url);
	try {
		checkMethod(request, "GET", "HEAD", "POST");
		if (!link) return answer(request, 410, expired);
		const { ask, done } = words[link.action];
		if (request.method !== "POST") return answer(request, 200, [ask[0] ?? ""], ask[1]);
		const isDone = await logFailure({}, () => act(link, context, new URL(request.url).origin));
		return answer(request, isDone ? 200 : 410, isDone ? done : expired);
	} catch (error) {
		const { status, message } = await toRefusal(error);
		return answer(request, status, ["That did not work", message]);
	}
}

/** @returns false when there is nobody to confirm */
async function act(
	{ action, id }: NonNullable<ReturnType<typeof readLink>>,
	context: DeployContext,
	origin: string,
): Promise<boolean> {
	const store = openStore("subscribers", context);
	if (action === "leave") {
		await store.delete(id);
		return true;
	}
	const record = await readEntry(store, id, subscriptionSchema);
	if (!record) return false;
	const { typedName, ...rest } = record;
	await store.setJSON(id, {
		...rest,
		name: typedName ?? rest.name,
		confirmedAt: record.confirmedAt ?? new Date().toISOString(),
		leaveLink: makeLink("leave", id, origin),
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
