import type { Config, Context } from "@netlify/functions";
import { ContactForm } from "../../components/ContactForm/ContactForm.tsx";
import { fromEntries } from "../../components/ContactForm/values.ts";
import { answerForm } from "../formPage/answerForm.ts";
import { identifyByContent } from "../identity.ts";
import { receiveEnquiry } from "../receive.ts";
import { readTrap } from "../suspicion.ts";
import { thanksPath } from "../thanks.ts";

/** POST /api/enquiry: the enquiry form of visitors without script. */
export default (request: Request, context: Context): Promise<Response> =>
	answerForm(request, context, {
		name: "ContactForm",
		form: ContactForm,
		page: "/contact",
		thanks: thanksPath,
		receive: (sent) =>
			receiveEnquiry(fromEntries(sent), readTrap(sent), identifyByContent, context),
		props: (sent, { contactProps }) => ({
			...contactProps,
			...(sent && { values: fromEntries(sent) }),
		}),
	});

export const config: Config = {
	path: "/api/enquiry",
	rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
