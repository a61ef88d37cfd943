import type { Config, Context } from "@netlify/functions";
import { answerInbox } from "../inbox/answerInbox.tsx";

export default (request: Request, context: Context): Promise<Response> =>
	answerInbox(request, context);

/** Literals, because the host reads them without running the code. */
export const config: Config = { path: ["/inbox", "/inbox/*"] };
