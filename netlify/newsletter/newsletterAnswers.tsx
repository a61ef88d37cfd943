import { logFailure, readEntry, storesOf } from "../enquiries/blobs.ts";
import { subscribed, subscribedPath } from "../enquiries/formRules.ts";
import type { ReceiveContext } from "../enquiries/receive.ts";
import { subscriptionSchema } from "../enquiries/records.ts";
import { deleteReader } from "../enquiries/retention.ts";
import { signsOfCall, signsOfPost } from "../enquiries/robotSigns.ts";
import { leaveAlone } from "../enquiries/strangers.ts";
import { answerForm, answerPage } from "../formPage/answerForm.ts";
import { answerJson, checkMethod, readJsonPost, toRefusal } from "../requests/requests.ts";
import { type DeployContext, originOf, readSiteDetails } from "../site.ts";
import { findSecretFault, type Link, makeLink, readLink, receiveSubscriber } from "./subscribe.ts";

export function answerNewsletter(request: Request, context: ReceiveContext): Promise<Response> {
	return answerJson(async () => {
		const body = await readJsonPost(request);
		const signs = signsOfCall(request.headers);
		await receiveSubscriber(body, signs, context, originOf(request, context));
		return { message: subscribed };
	});
}

export function answerSubscribe(request: Request, context: ReceiveContext): Promise<Response> {
	return answerForm(request, {
		name: "NewsletterForm",
		page: "/blog",
		thanks: subscribedPath,
		read: (sent) => ({ name: sent.get("name") ?? "", email: sent.get("email") ?? "" }),
		receive(values, sent) {
			const signs = signsOfPost(sent, request.headers);
			return receiveSubscriber(values, signs, context, originOf(request, context));
		},
	});
}

/** What the page of a link says: its heading, and a sentence; before the button is pressed the words on that. */
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

/**
 * Answers a link from an e-mail: opened, it shows a button, because programs that look for harmful links open every
 * one; the button, or a mail program's own for leaving (RFC 8058), posts to the same address.
 */
export async function answerLink(request: Request, context: DeployContext): Promise<Response> {
	const answer = (status: number, [title, text]: string[], button?: string) =>
		answerPage(request, {
			status,
			headers: { "Referrer-Policy": "no-referrer" },
			title,
			content: <Words title={title} text={text} button={button} />,
		});
	try {
		checkMethod(request, "GET", "HEAD", "POST");
		const cause = findSecretFault();
		if (cause) {
			console.error(JSON.stringify({ event: "newsletter off", cause }));
			const { email } = await readSiteDetails();
			const write = `Please write to us at ${email}.`;
			return answer(503, ["Our newsletter is not set up", write]);
		}
		const link = readLink(request.url);
		const isPressed = request.method === "POST";
		const origin = isPressed && originOf(request, context);
		if (!link || !(await logFailure({}, () => follow(link, context, origin))))
			return answer(410, [
				"This link no longer works",
				"Please fill in the newsletter form again.",
			]);
		const { ask, done } = words[link.action];
		return isPressed ? answer(200, done) : answer(200, ask.slice(0, 1), ask[1]);
	} catch (error) {
		const { status, message } = await toRefusal(error);
		return answer(status, ["That did not work", message]);
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
	const open = storesOf(context);
	const record = await readEntry(open("subscribers"), id, subscriptionSchema);
	if (action === "leave") {
		if (!origin) return true;
		if (record && !record.confirmedAt) await leaveAlone(record.email, open);
		await deleteReader(open, id);
		return true;
	}
	if (!record || Date.parse(record.subscribedAt) !== Number(made)) return false;
	if (!origin) return true;
	const { typedName, ...rest } = record;
	await open("subscribers").setJSON(id, {
		...rest,
		name: typedName ?? rest.name,
		confirmedAt: record.confirmedAt ?? new Date().toISOString(),
		leaveLink: makeLink("leave", record, origin),
	});
	return true;
}

function Words({ title, text, button }: { title?: string; text?: string; button?: string }) {
	return (
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
		</section>
	);
}
