import type { Config, Context } from "@netlify/functions";
import { receivePhoto } from "../photos/receivePhoto.ts";
import { answerJson } from "../requests/requests.ts";

/** A photo that a visitor adds to an enquiry, or takes away again. */
export default (request: Request, context: Context): Promise<Response> =>
	answerJson(() => receivePhoto(request, context));

/** Literals, because the host reads them without running the code. */
export const config: Config = {
	path: "/api/photos",
	rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
