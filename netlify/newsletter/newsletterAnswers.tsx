import type { ReactNode } from "react";
import { deleteRecord, logFailure, readEntry, storesOf } from "../enquiries/blobs.ts";
import { subscribed, subscribedPath } from "../enquiries/formRules.ts";
import { subscriptionSchema } from "../enquiries/records.ts";
import { signsOfCall, signsOfPost } from "../enquiries/robotSigns.ts";
import { leaveAlone } from "../enquiries/strangers.ts";
import { answerForm } from "../formPage/answerForm.tsx";
import { answerPage } from "../formPage/sitePage.ts";
import { answerJson, checkMethod, readJsonPost, toRefusal } from "../requests/requests.ts";
import type { DeployContext } from "../site.ts";
import { canFollow, type LinkAction, receiveSubscriber } from "./subscribe.ts";

export function answerNewsletter(request: Request, context: DeployContext): Promise<Response> {
	return answerJson(async () => {
		const body = await readJsonPost(request);
		const signs = signsOfCall(request.headers);
		await receiveSubscriber(body, signs, context);
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
			return receiveSubscriber(values, signs, context);
		},
	});
}

/** What the page of a link says before its button was pressed, and after. */
const words: Record<LinkAction, Record<"ask" | "done", PageWords>> = {
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
			text: (
				<>
					We have deleted your name and address. If you would like the newsletter again one day,{" "}
					<a href="/contact">write to us</a>.
				</>
			),
		},
	},
};

/** Who left without having been on the list is not written to again, and so has to write. */
const deadLink = (
	<>
		If you have left our newsletter, you are off the list. To join it, please fill in{" "}
		<a href="/blog#newsletter">its form</a> again; if no email comes then,{" "}
		<a href="/contact">write to us</a>.
	</>
);

/**
 * Answers a link from an e-mail: opened, it shows a button, because programs that look for harmful links open every
 * one; the button, or a mail program's own for leaving (RFC 8058), posts to the same address.
 */
export async function answerLink(request: Request, context: DeployContext): Promise<Response> {
	const answer = (status: number, page: PageWords, more = {}) => {
		const headers = { ...more, "Referrer-Policy": "no-referrer" };
		const content = () => <Words {...page} />;
		return answerPage(request, { status, headers, title: page.title, content });
	};
	try {
		checkMethod(request, "GET", "HEAD", "POST");
		const query = new URL(request.url).searchParams;
		const action = (["confirm", "leave"] as const).find((name) => name === query.get("action"));
		const isPressed = request.method === "POST";
		if (action && (await logFailure({}, follow(action, query, isPressed, context))))
			return await answer(200, words[action][isPressed ? "done" : "ask"]);
		return await answer(410, { title: "This link no longer works", text: deadLink });
	} catch (error) {
		const { status, message, headers } = await toRefusal(error);
		return answer(status, { title: "That did not work", text: message }, headers);
	}
}

/**
 * Looks for the record that a link is about and, once its button was pressed, does what it says. Who leaves without
 * having been on the list is not written to again.
 * @returns false when the link is not the reader's own, or too old
 */
async function follow(
	action: LinkAction,
	query: URLSearchParams,
	isPressed: boolean,
	context: DeployContext,
): Promise<boolean> {
	const open = storesOf(context);
	const [id = ""] = /^[0-9a-f]{64}$/.exec(query.get("id") ?? "") ?? [];
	if (!id) return false;
	const record = await readEntry(open("subscribers"), id, subscriptionSchema);
	// Answered alike, so that nobody finds out who reads the newsletter.
	if (!record || !canFollow(action, record, query.get("token") ?? "")) return false;
	if (!isPressed) return true;
	if (action === "leave") {
		if (!record.confirmedAt) await leaveAlone(record.email, open);
		await deleteRecord(open, "subscribers", id);
	} else {
		const confirmedAt = record.confirmedAt ?? new Date().toISOString();
		await open("subscribers").setJSON(id, { ...record, confirmedAt });
	}
	return true;
}

interface PageWords {
	title: string;
	text?: ReactNode;
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
