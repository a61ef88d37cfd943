import { deleteRecord, logFailure, readEntry, storesOf } from "../enquiries/blobs.ts";
import { subscribed, subscribedPath } from "../enquiries/formRules.ts";
import { subscriptionSchema } from "../enquiries/records.ts";
import { signsOfCall, signsOfPost } from "../enquiries/robotSigns.ts";
import { leaveAlone } from "../enquiries/strangers.ts";
import { answerForm, answerPage } from "../formPage/answerForm.ts";
import { answerJson, checkMethod, readJsonPost, toRefusal } from "../requests/requests.ts";
import { type DeployContext, originOf, readSiteDetails, report } from "../site.ts";
import { findSecretFault, type Link, makeLink, readLink, receiveSubscriber } from "./subscribe.ts";

export function answerNewsletter(request: Request, context: DeployContext): Promise<Response> {
	return answerJson(async () => {
		const body = await readJsonPost(request);
		const signs = signsOfCall(request.headers);
		await receiveSubscriber(body, signs, context, originOf(request, context));
		return { message: subscribed };
	});
}

export function answerSubscribe(request: Request, context: DeployContext): Promise<Response> {
	return answerForm(request, {
		name: "NewsletterForm",
		page: "/blog",
		thanks: subscribedPath,
		empty: { name: "", email: "" },
		receive(values, sent) {
			const signs = signsOfPost(sent, request.headers);
			return receiveSubscriber(values, signs, context, originOf(request, context));
		},
	});
}

/** What the page of a link says before its button was pressed, and after. */
const words: Record<Link["action"], Record<"ask" | "done", PageWords>> = {
	confirm: {
		ask: { title: "Join our newsletter?", button: "Yes, put me on the list" },
		done: {
			title: "You are on our list",
			text: "New posts will come by email. Each has a link to leave.",
		},
	},
	leave: {
		ask: { title: "Leave our newsletter?", button: "Yes, take me off the list" },
		done: {
			title: "You are off our list",
			text: "We have deleted your name and address. If you would like the newsletter again one day, write to us.",
		},
	},
};

/**
 * Answers a link from an e-mail: opened, it shows a button, because programs that look for harmful links open every
 * one; the button, or a mail program's own for leaving (RFC 8058), posts to the same address.
 */
export async function answerLink(request: Request, context: DeployContext): Promise<Response> {
	const answer = (status: number, page: PageWords) => {
		const headers = { "Referrer-Policy": "no-referrer" };
		const content = () => <Words {...page} />;
		return answerPage(request, { status, headers, ...page, sentence: page.title, content });
	};
	try {
		checkMethod(request, "GET", "HEAD", "POST");
		const fault = findSecretFault();
		if (fault) {
			report("newsletter off", fault);
			const { email } = await readSiteDetails();
			const text = `Please write to us at ${email}.`;
			return answer(503, { title: "Our newsletter is not set up", text });
		}
		const link = readLink(request.url);
		const isPressed = request.method === "POST";
		const origin = isPressed && originOf(request, context);
		if (link && (await logFailure({}, follow(link, context, origin))))
			return answer(200, words[link.action][isPressed ? "done" : "ask"]);
		const text = "Please fill in the newsletter form again.";
		return answer(410, { title: "This link no longer works", text });
	} catch (error) {
		const { status, message } = await toRefusal(error);
		return answer(status, { title: "That did not work", text: message });
	}
}

/**
 * Looks for the record that a link is about and, once its button was pressed, does what it says. Who leaves without
 * having been on the list is not written to again.
 * @param origin of the site, for the link to leave; false before the button was pressed
 * @returns false when there is nobody to confirm
 */
async function follow(
	{ action, id, subscribedAt }: Link,
	context: DeployContext,
	origin: string | false,
): Promise<boolean> {
	const open = storesOf(context);
	const record = await readEntry(open("subscribers"), id, subscriptionSchema);
	if (action === "confirm" && record?.subscribedAt !== subscribedAt) return false;
	if (!origin) return true;
	if (action === "leave" || !record) {
		if (record && !record.confirmedAt) await leaveAlone(record.email, open);
		await deleteRecord(open, "subscribers", id);
		return true;
	}
	const { typedName: name = record.name, confirmedAt, ...rest } = record;
	const now = new Date().toISOString();
	const leaveLink = makeLink("leave", record, origin);
	await open("subscribers").setJSON(id, {
		...rest,
		name,
		confirmedAt: confirmedAt ?? now,
		leaveLink,
	});
	return true;
}

interface PageWords {
	title: string;
	text?: string;
	button?: string;
}

function Words({ title, text, button }: PageWords) {
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
