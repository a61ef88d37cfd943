import type { Config, Context } from "@netlify/functions";
import { NewsletterForm } from "../../components/Newsletter/NewsletterForm.tsx";
import { answerForm } from "../formPage/answerForm.ts";
import { receiveSubscriber } from "../receive.ts";
import { readTrap } from "../suspicion.ts";
import { subscribedPath } from "../thanks.ts";

/** POST /api/subscribe: the newsletter form of visitors without script. */
export default (request: Request, context: Context): Promise<Response> =>
	answerForm(request, context, {
		name: "NewsletterForm",
		form: NewsletterForm,
		page: "/blog",
		thanks: subscribedPath,
		receive: (sent) => receiveSubscriber(readReader(sent), readTrap(sent), context),
		props: (sent) => (sent ? { values: readReader(sent) } : {}),
	});

function readReader(sent: URLSearchParams) {
	return { name: sent.get("name") ?? "", email: sent.get("email") ?? "" };
}

export const config: Config = {
	path: "/api/subscribe",
	rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
