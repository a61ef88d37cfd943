import type { Config, Context } from "@netlify/functions";
import { answerJson } from "../answer.ts";
import { receiveSubscriber } from "../receive.ts";
import { readJsonPost } from "../requestChecks.ts";
import { readSuspicions } from "../suspicion.ts";
import { subscribed } from "../thanks.ts";

/** POST /api/newsletter: one reader as JSON (API-14, Q13). */
export default (request: Request, context: Context): Promise<Response> =>
	answerJson(async () => {
		const body = await readJsonPost(request, context.ip);
		await receiveSubscriber(body, readSuspicions(request.headers), context);
		return { message: subscribed };
	});

export const config: Config = {
	path: "/api/newsletter",
	rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
