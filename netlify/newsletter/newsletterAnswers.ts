import type { ReceiveContext } from "../enquiries/receive.ts";
import { readSubscriber } from "../enquiries/records.ts";
import { signsOfCall, signsOfPost } from "../enquiries/robotSigns.ts";
import { answerForm } from "../formPage/answerForm.ts";
import { answerJson } from "../requests/answer.ts";
import { readJsonPost } from "../requests/checks.ts";
import { subscribed, subscribedPath } from "../thanks.ts";
import { receiveSubscriber } from "./subscribe.ts";

export { answerLink } from "./answerLink.tsx";

/** One newsletter reader as JSON (API-14, Q13). */
export function answerNewsletter(request: Request, context: ReceiveContext): Promise<Response> {
	return answerJson(async () => {
		const signs = signsOfCall(request.headers, false);
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
