import type { Config, Context } from "@netlify/functions";
import { empty } from "../../components/ContactForm/enquiry.ts";
import { fromFallbackNames, thanks, thanksPath, toFallbackNames } from "../enquiries/formRules.ts";
import { identifyByContent, identifyByKey } from "../enquiries/identity.ts";
import { receiveEnquiry } from "../enquiries/receive.ts";
import { signsOfCall, signsOfPost } from "../enquiries/robotSigns.ts";
import { toSubmission } from "../enquiries/wishes.ts";
import { answerForm } from "../formPage/answerForm.tsx";
import { answerLink, answerNewsletter, answerSubscribe } from "../newsletter/newsletterAnswers.tsx";
import { answerJson, readJsonPost } from "../requests/requests.ts";

type Answer = (request: Request, context: Context) => Promise<Response>;

/** One enquiry as JSON. */
const contact: Answer = (request, context) =>
	answerJson(async () => receiveByKey(await readJsonPost(request), request, context));

/** The same with the fallback's field names. */
const contactPhp: Answer = (request, context) =>
	answerJson(async () => {
		const body = Object(await readJsonPost(request));
		return receiveByKey(fromFallbackNames(body), request, context);
	}, toFallbackNames);

async function receiveByKey(body: unknown, { headers }: Request, context: Context) {
	const key = headers.get("idempotency-key");
	const signs = signsOfCall(headers);
	await receiveEnquiry(body, signs, (words) => identifyByKey(words, key), context);
	return { message: thanks };
}

const enquiry: Answer = (request, context) =>
	answerForm(request, {
		name: "ContactForm",
		page: "/contact",
		thanks: thanksPath,
		empty,
		receive(values, sent) {
			const signs = signsOfPost(sent, request.headers);
			return receiveEnquiry(toSubmission(values), signs, identifyByContent, context);
		},
	});

const answers: Record<string, Answer> = {
	"/api/contact": contact,
	"/api/contact.php": contactPhp,
	"/api/newsletter": answerNewsletter,
	"/api/enquiry": enquiry,
	"/api/subscribe": answerSubscribe,
	"/api/subscription": answerLink,
};

/** Every address that a form posts to: one function, because the host counts requests for each function by itself. */
export default (request: Request, context: Context): Promise<Response> => {
	// The host takes an address with a slash at its end for the same.
	const path = new URL(request.url).pathname.replace(/\/$/, "");
	return (answers[path] ?? contact)(request, context);
};

/** Literals, because the host reads them without running the code. */
export const config: Config = {
	path: [
		"/api/contact",
		"/api/contact.php",
		"/api/newsletter",
		"/api/enquiry",
		"/api/subscribe",
		"/api/subscription",
	],
	rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
