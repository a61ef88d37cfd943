import type { Config, Context } from "@netlify/functions";
import { answerJson } from "../answer.ts";
import { fromFallback, toFallbackErrors } from "../fallback.ts";
import { identifyByKey } from "../identity.ts";
import { receiveEnquiry } from "../receive.ts";
import { readJsonPost } from "../requestChecks.ts";
import { readSuspicions } from "../suspicion.ts";
import { thanks } from "../thanks.ts";

/** POST /api/contact and, with the fallback's field names, /api/contact.php: one enquiry as JSON (API-09, Q14). */
export default (request: Request, context: Context): Promise<Response> =>
	answerJson(async () => {
		const body = await readJsonPost(request, context.ip);
		const isFallback = new URL(request.url).pathname.endsWith(".php");
		const key = request.headers.get("idempotency-key");
		try {
			await receiveEnquiry(
				isFallback ? fromFallback(body) : body,
				readSuspicions(request.headers),
				(submission) => identifyByKey(submission, key),
				context,
			);
			return { message: thanks };
		} catch (error) {
			throw isFallback ? toFallbackErrors(error) : error;
		}
	});

export const config: Config = {
	path: ["/api/contact", "/api/contact.php"],
	rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
