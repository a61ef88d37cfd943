import { type IncomingMessage, STATUS_CODES } from "node:http";
import { isFunction } from "./incoming-request.ts";

/** What the answer to a request must carry, besides what the runtime says. */
export interface Finish {
	/** The address that was asked for, in its one form. */
	pathname: string;
	/** Status in place of the runtime's own. */
	status?: number;
}

interface Options {
	headers: (pathname: string) => Record<string, string>;
	isDev?: boolean;
}

/** Netlify's network says this of every file for which no rule says otherwise. */
export const revalidate = "public, max-age=0, must-revalidate";
/** Headers that say something of a file, not of the answer that there is none. */
const ofFile = ["cache-control", "content-type"];

/** Gives the runtime's answer the status and the headers that it has on Netlify; what a function says itself stays. */
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
