import { readBody } from "../scripts/check/text/parse.ts";

const read = new Map<string, ReturnType<typeof readBody>>();

/** Reads a text as the content check does, once per test file. Trees are kept, because the rules need them. */
export function readBodyOnce(text: string): ReturnType<typeof readBody> {
	const body = read.get(text) ?? readBody(text);
	read.set(text, body);
	return body;
}
