import { type IncomingMessage, STATUS_CODES } from "node:http";
import { revalidate } from "../../netlify/hosting/headers.ts";
import { isFunction } from "./incomingRequest.ts";

/** What the response to a request must have, besides what the runtime sends. */
export interface Finish {
	/** The requested address, in its canonical form. */
	pathname: string;
	/** Status that replaces the runtime's own. */
	status?: number;
}

interface Options {
	headers: (pathname: string) => Record<string, string>;
	isDev?: boolean;
}

/** Headers that describe a file, so they do not fit a not-found response. */
const ofFile = ["cache-control", "content-type"];

/** Sets the status and headers that the response has on Netlify; headers set by a function stay. */
export function finishAnswer(answer: IncomingMessage, finish: Finish, options: Options): void {
	const { headers } = answer;
	if (finish.status) {
		answer.statusCode = finish.status;
		answer.statusMessage = STATUS_CODES[finish.status];
	}
	const isThere = (answer.statusCode ?? 200) < 400;
	if (!options.isDev && !isFunction(finish.pathname)) headers["cache-control"] = revalidate;
	for (const [name, value] of Object.entries(options.headers(finish.pathname))) {
		const key = name.toLowerCase();
		if (ofFile.includes(key) ? isThere : !headers[key]) headers[key] = value;
	}
}
