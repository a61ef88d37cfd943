import type { Config, Context } from "@netlify/functions";
import { answerJson } from "../answer.ts";
import { receiveSubscriber } from "../receive.ts";
import { readJson } from "../requestBody.ts";
import { checkContentType, checkMethod, checkOrigin } from "../requestChecks.ts";
import { checkRate } from "../requestRate.ts";
import { readSuspicions } from "../suspicion.ts";
import { subscribed } from "../thanks.ts";

/** POST /api/newsletter: one reader as JSON (API-14, Q13). */
export default (request: Request, context: Context): Promise<Response> =>
	answerJson(async () => {
		checkMethod(request, "POST");
		checkOrigin(request);
		checkContentType(request, "application/json");
		await checkRate(context.ip);
		await receiveSubscriber(await readJson(request), readSuspicions(request.headers), context);
		return { message: subscribed };
	});

export const config: Config = {
	path: "/api/newsletter",
	rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
