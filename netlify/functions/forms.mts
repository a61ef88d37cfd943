import type { Config, Context } from "@netlify/functions";
import { fromFallbackNames, thanks, thanksPath, toFallbackNames } from "../enquiries/formRules.ts";
import { identifyByContent, identifyByKey } from "../enquiries/identity.ts";
import { receiveEnquiry } from "../enquiries/receive.ts";
import { readTyped } from "../enquiries/records.ts";
import { signsOfCall, signsOfPost } from "../enquiries/robotSigns.ts";
import { toSubmission } from "../enquiries/wishes.ts";
import { answerForm } from "../formPage/answerForm.ts";
import { answerJson, Refusal, readJsonPost } from "../requests/requests.ts";

type Answer = (request: Request, context: Context) => Promise<Response>;

/** One enquiry as JSON. */
const contact: Answer = (request, context) =>
	answerJson(async () => {
		await receiveByKey(await readJsonPost(request), request, context);
		return { message: thanks };
	});

/** The same with the fallback's field names; anything but an object stays as it is. */
const contactPhp: Answer = (request, context) =>
	answerJson(async () => {
		const body = await readJsonPost(request);
		const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
		const input = isObject ? fromFallbackNames(body as Record<string, unknown>) : body;
		await receiveByKey(input, request, context).catch((error) => {
			if (!(error instanceof Refusal && error.errors)) throw error;
			const { status, message, headers, errors } = error;
			throw new Refusal(status, message, { headers, errors: toFallbackNames(errors) });
		});
		return { message: thanks };
	});

function receiveByKey(body: unknown, { headers }: Request, context: Context) {
	const key = headers.get("idempotency-key");
	const suspected = signsOfCall(headers);
	return receiveEnquiry(body, suspected, (words) => identifyByKey(words, key), context);
}

const enquiry: Answer = (request, context) =>
	answerForm(request, {
		name: "ContactForm",
		page: "/contact",
		thanks: thanksPath,
		read: readTyped,
		receive(values, sent) {
			const signs = signsOfPost(sent, request.headers);
			return receiveEnquiry(toSubmission(values), signs, identifyByContent, context);
		},
	});

/** Loaded only when needed, like everything that an enquiry does without. */
const newsletter = () => import("../newsletter/newsletterAnswers.tsx");

const answers: Record<string, Answer> = {
	"/api/contact": contact,
	"/api/contact.php": contactPhp,
	"/api/newsletter": async (...call) => (await newsletter()).answerNewsletter(...call),
	"/api/enquiry": enquiry,
	"/api/subscribe": async (...call) => (await newsletter()).answerSubscribe(...call),
	"/api/subscription": async (...call) => (await newsletter()).answerLink(...call),
};

/** Every address that a form posts to: one function, because the host counts requests for each function by itself. */
export default (request: Request, context: Context): Promise<Response> => {
	const { pathname } = new URL(request.url);
	// The host takes an address with a slash at its end for the same.
	const answer = answers[pathname.replace(/\/$/, "")] ?? contact;
	return answer(request, context);
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
